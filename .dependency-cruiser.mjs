// The arrows of docs/architecture.md: engine <- cards <- bots <- cli, web over engine, cards and bots, and rulebook under
// cli and web.

/** @type {Record<string, string[]>} which packages each package may import */
const allowed = {
  engine: [],
  rulebook: [],
  cards: ['engine'],
  bots: ['engine', 'cards'],
  cli: ['engine', 'rulebook', 'cards', 'bots'],
  web: ['engine', 'rulebook', 'cards', 'bots'],
};

/** @type {import('dependency-cruiser').IForbiddenRuleType[]} */
const arrows = Object.entries(allowed).map(([name, others]) => ({
  name: `arrow-${name}`,
  comment: `packages/${name} may import ${others.length === 0 ? 'no other package' : others.join(', ')}.`,
  severity: 'error',
  from: { path: `^packages/${name}/src/` },
  to: { path: '^packages/', pathNot: `^packages/(?:${[name, ...others].join('|')})/src/` },
}));

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    ...arrows,
    {
      name: 'by-name',
      comment: 'Another package is imported by its name, never by a path into it.',
      severity: 'error',
      from: { path: '^packages/([^/]+)/' },
      to: { path: '^packages/', pathNot: '^packages/$1/', dependencyTypes: ['local'] },
    },
    {
      name: 'pure',
      comment: 'engine, rulebook and cards know neither files nor clock nor network.',
      severity: 'error',
      from: { path: '^packages/(?:engine|rulebook|cards)/src/' },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'no-dependency',
      comment: 'engine, rulebook and cards have no dependency from npm.',
      severity: 'error',
      from: { path: '^packages/(?:engine|rulebook|cards)/src/' },
      to: { path: 'node_modules' },
    },
    {
      name: 'browser',
      comment: 'web runs where Node is not.',
      severity: 'error',
      from: { path: '^packages/web/src/' },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'resolvable',
      comment: 'What is imported exists.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '\\?|^virtual:' },
    },
    {
      name: 'sources-only',
      comment: 'Sources do not import tests.',
      severity: 'error',
      from: { path: '^packages/[^/]+/src/' },
      to: { path: '^packages/[^/]+/(?:test|browser)/' },
    },
    {
      name: 'no-cycle',
      comment: 'Files that need each other at run time belong together or want a third.',
      severity: 'warn',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(?:^|/)(?:dist|coverage)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['source', 'import', 'types', 'node', 'default'],
      mainFields: ['module', 'main', 'types'],
    },
  },
};
