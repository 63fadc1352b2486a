import { defineConfig } from 'vitest/config';

export default defineConfig({
  resolve: { conditions: ['source', 'module', 'browser', 'development|production'] },
  // Without 'import' in this list: with it, CommonJS packages break.
  ssr: { resolve: { conditions: ['source', 'module', 'node', 'development|production'] } },
  test: {
    include: ['packages/*/test/**/*.test.ts', 'packages/*/test/**/*.test.tsx'],
    passWithNoTests: true,
    // A slow or busy machine is no fault: this only ends what hangs.
    testTimeout: 60_000,
    coverage: { provider: 'v8', include: ['packages/*/src/**/*.{ts,tsx}'], reportsDirectory: 'coverage' },
  },
});
