import { fileURLToPath } from 'node:url';
import boundaries from 'eslint-plugin-boundaries';

/**
 * Features from the lowest to the highest: each may import those before it, so two never import each other. What two need
 * lies in a lower one, or in lib or ui.
 */
export const features = [
  'platform',
  'picture',
  'lookalikes',
  'legal',
  'compare',
  'help',
  'session',
  'rights',
  'account',
  'seats',
  'marked',
  'people',
  'proof',
  'check',
  'message',
  'settings',
  'case',
  'scan',
  'operator',
  'business',
  'onboarding',
  'tour',
  'demo',
  'home',
  'design',
];

/** The floors of the house: what each may import besides itself, and where an import belongs that it may not have. */
const floors = {
  domain: {
    may: [],
    instead: 'domain imports nobody: pass it in as an argument, or decide it in lambdas/ or web/.',
  },
  resolvers: {
    may: ['domain'],
    instead: 'A resolver reads or writes one item: further rules go to lambdas/graphql/.',
  },
  lambdas: {
    may: ['domain'],
    instead: 'A Lambda imports domain and lambdas: what both floors need belongs in domain/.',
  },
  lib: {
    may: ['domain'],
    types: ['lambdas'],
    instead:
      'lib knows the Lambdas by path: a type of their environment by `import type`; what both need belongs in domain/.',
  },
  bin: {
    may: ['domain', 'lambdas', 'lib', 'platforms', 'bundle'],
    instead: 'A command uses domain, lambdas, lib and the twins.',
  },
  bundle: { may: [], instead: 'What is done to sources when they are bundled imports nothing of them.' },
  platforms: { may: [], instead: 'A twin imports nobody: it does not know how it is looked for.' },
  demo: {
    may: ['domain', 'lambdas', 'platforms'],
    instead: 'What plays a demonstration in the cloud uses domain, lambdas and the twins.',
  },
  emulator: {
    may: [],
    instead:
      'The emulator imports nothing of the product: local/ tells it what it needs, in EmulatorOptions (emulator/emulator.ts).',
  },
  local: {
    may: ['domain', 'lambdas', 'lib', 'bin', 'platforms', 'demo', 'emulator'],
    instead: 'local/ puts emulator, platforms and the template together; the web is built, not imported.',
  },
  lint: { may: [], instead: 'lint/ knows the house by its paths.' },
  bench: {
    may: ['domain', 'lambdas', 'bin', 'platforms', 'demo', 'emulator', 'local'],
    instead: 'bench/ measures domain and what serves it, and asks neither test/ nor the web.',
  },
  'web-lib': {
    may: ['domain'],
    instead: 'web/src/lib imports domain alone: what shows something belongs in ui/ or a feature.',
  },
  'web-ui': { may: ['domain', 'web-lib'], instead: 'ui knows no feature: pass it in as a property.' },
  'web-layout': {
    may: ['domain', 'web-lib', 'web-ui', 'web-feature'],
    instead: 'The layout imports features, ui and lib; pages import the layout.',
  },
  'web-pages': {
    may: ['domain', 'web-lib', 'web-ui', 'web-feature', 'web-layout'],
    instead: 'A page imports domain and the web below it: what it shares belongs in a feature.',
  },
  'web-root': {
    may: ['domain', 'web-lib', 'web-ui', 'web-feature', 'web-layout', 'web-pages', 'bundle'],
    instead: 'The web imports domain alone, and its build bin/bundle.',
  },
};

const folder = (type, pattern = type) => ({ type, pattern, partialMatch: false });
const named = (types) => ({ element: { types: { anyOf: types } } });

const floorPolicies = Object.entries(floors).flatMap(([type, { may, types = [], instead }]) => [
  { from: { element: { type } }, disallow: { to: { element: { type: '*' } } }, message: instead },
  { from: { element: { type } }, allow: { to: named([type, ...may]) } },
  ...types.map((other) => ({
    from: { element: { type } },
    allow: { to: { element: { type: other } }, dependency: { kind: 'type' } },
  })),
]);

const featurePolicies = features.flatMap((feature, at) => [
  {
    from: { element: { type: 'web-feature', captured: { feature } } },
    disallow: { to: { element: { type: '*' } } },
    message: `The feature ${feature} imports lib, ui and the features before it in lint/boundaries.js: what it shares with a later one belongs in a lower feature.`,
  },
  {
    from: { element: { type: 'web-feature', captured: { feature } } },
    allow: { to: named(['domain', 'web-lib', 'web-ui']) },
  },
  ...features.slice(0, at + 1).map((lower) => ({
    from: { element: { type: 'web-feature', captured: { feature } } },
    allow: { to: { element: { type: 'web-feature', captured: { feature: lower } } } },
  })),
]);

/**
 * Who may import whom, by the files that imports lead to. A folder that stands in no row may import nothing.
 * @type {import('eslint').Linter.Config}
 */
export default {
  files: ['**/*.{ts,tsx}'],
  ignores: ['test/**', '**/*.test.{ts,tsx}', '*.config.ts'],
  plugins: { boundaries },
  settings: {
    'import/resolver': { [fileURLToPath(new URL('resolve-import.cjs', import.meta.url))]: {} },
    'boundaries/dependency-nodes': ['import', 'export', 'dynamic-import'],
    'boundaries/elements': [
      folder('web-lib', 'web/src/lib'),
      folder('web-ui', 'web/src/ui'),
      { ...folder('web-feature', 'web/src/features/*'), capture: ['feature'] },
      folder('web-layout', 'web/src/layout'),
      folder('web-pages', 'web/src/pages'),
      folder('web-root', 'web'),
      folder('bundle', 'bin/bundle'),
      ...Object.keys(floors)
        .filter((type) => type !== 'bundle' && !type.startsWith('web-'))
        .map((type) => folder(type)),
    ],
  },
  rules: {
    'boundaries/no-unknown-files': 'error',
    'boundaries/dependencies': [
      'error',
      { default: 'allow', policies: [...floorPolicies, ...featurePolicies] },
    ],
  },
};
