import { defineConfig } from 'vitest/config';

export default defineConfig({
  resolve: { conditions: ['source', 'module', 'browser', 'development|production'] },
  // Without 'import' in this list: with it, CommonJS packages break.
  ssr: { resolve: { conditions: ['source', 'module', 'node', 'development|production'] } },
  test: {
    include: ['packages/*/test/**/*.test.ts', 'packages/*/test/**/*.test.tsx'],
    passWithNoTests: true,
    coverage: { provider: 'v8', include: ['packages/*/src/**/*.{ts,tsx}'], reportsDirectory: 'coverage' },
  },
});
