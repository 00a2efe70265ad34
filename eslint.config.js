import appsync from '@aws-appsync/eslint-plugin';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import tseslint from 'typescript-eslint';

/** Who may not import whom. A folder's row lists what it must not reach; docs: CONTRIBUTING.md. */
const boundary = (files, forbidden, why) => ({
  files,
  rules: {
    'no-restricted-imports': [
      'error',
      {
        patterns: forbidden.map(({ group, allowTypeImports = false }) => ({
          group,
          message: why,
          allowTypeImports,
        })),
      },
    ],
  },
});
const folder = (name) => ({ group: [`**/${name}/**`, `#${name}/*`] });
/** From inside domain, where a room may be called `web` too: two or three folders up is the root. */
const outside = (name) => ({ group: [`../../${name}/**`, `../../../${name}/**`] });
const sdk = {
  group: ['@aws-sdk/*', 'aws-cdk-lib', 'aws-cdk-lib/*', 'constructs', 'aws-amplify', 'aws-amplify/*'],
};
const node = { group: ['node:*', 'fs', 'path', 'crypto'] };

export default tseslint.config(
  { ignores: ['node_modules/', 'dist/', 'cdk.out/', '.local/', 'web/public/'] },
  ...tseslint.configs.recommended,
  {
    languageOptions: { globals: globals.node },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      '@typescript-eslint/consistent-type-imports': 'error',
      'no-restricted-syntax': [
        'error',
        {
          selector: "ImportDeclaration[source.value='zod'] > ImportSpecifier",
          message: "import * as z from 'zod' (85 kB in a Lambda; the named import is 454 kB)",
        },
      ],
      eqeqeq: ['error', 'always', { null: 'ignore' }],
    },
  },
  {
    files: ['domain/**/*.ts'],
    ignores: ['domain/**/*.test.ts'],
    rules: {
      'no-restricted-globals': ['error', 'process', 'Buffer', 'fetch', 'setTimeout'],
      'no-restricted-properties': [
        'error',
        { object: 'Date', property: 'now', message: 'The clock is an argument.' },
        { object: 'Math', property: 'random', message: 'Randomness is an argument.' },
      ],
    },
  },
  {
    files: ['domain/**/*.ts'],
    ignores: ['domain/**/*.test.ts'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            ...['lib', 'lambdas', 'web', 'local', 'emulator', 'platforms', 'resolvers', 'bench'].map(outside),
            sdk,
            node,
            { group: ['react*'] },
          ].map((p) => ({ ...p, message: 'domain imports nobody and runs everywhere.' })),
        },
      ],
    },
  },
  boundary(
    ['lib/**/*.ts'],
    [
      { ...folder('lambdas'), allowTypeImports: true },
      { group: ['../web/**', '../../web/**'] },
      folder('local'),
      folder('emulator'),
      folder('platforms'),
    ],
    'lib knows the Lambdas by path only; a type of their environment may be imported.',
  ),
  boundary(
    ['lambdas/**/*.ts'],
    ['lib', 'web', 'local', 'emulator', 'bench'].map(folder),
    'Lambdas import domain and each other only.',
  ),
  boundary(
    ['web/**/*.{ts,tsx}'],
    // web/src/lib is web's own; the root's lib is at least three folders up
    ['lambdas', 'local', 'emulator', 'platforms', 'resolvers', 'bench']
      .map(folder)
      .concat({ group: ['**/lib/**', '!./lib/**', '!../lib/**', '!../../lib/**', '!../../../lib/**'] }),
    'web imports only domain.',
  ),
  boundary(
    ['platforms/**/*.ts'],
    ['lib', 'lambdas', 'local', 'emulator', 'web', 'domain', 'resolvers', 'bench']
      .map(folder)
      .concat({ group: ['#domain/*'] }),
    'platforms imports nobody: twins must not know how they are looked for.',
  ),
  boundary(['bin/**/*.ts', 'bench/**/*.ts'], [folder('local')], 'nobody imports local.'),
  {
    files: ['web/**/*.{ts,tsx}'],
    plugins: { 'react-hooks': reactHooks },
    languageOptions: { globals: globals.browser },
    rules: { ...reactHooks.configs.recommended.rules },
  },
  {
    // What AppSync's JavaScript runtime does not have. The plugin needs type information and misses these globals.
    files: ['resolvers/**/*.ts'],
    ignores: ['resolvers/**/*.test.ts'],
    plugins: { '@aws-appsync': appsync },
    languageOptions: { parserOptions: { project: './tsconfig.resolvers.json' } },
    rules: {
      ...appsync.configs.recommended.rules,
      'no-restricted-globals': [
        'error',
        'process',
        'fetch',
        'setTimeout',
        'setInterval',
        'globalThis',
        'Promise',
        'Buffer',
      ],
      'no-restricted-syntax': [
        'error',
        { selector: 'ThrowStatement', message: 'APPSYNC_JS has no throw: use util.error.' },
        { selector: "NewExpression[callee.name='Date']", message: 'APPSYNC_JS has no Date: use util.time.' },
      ],
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              group: ['**/lambdas/**', '**/lib/**', '**/web/**', '**/local/**', '**/platforms/**'],
              message: 'Resolvers import domain types and keys only.',
            },
            {
              group: ['#domain/*', '!#domain/keys'],
              allowTypeImports: true,
              message: 'Types and keys.ts only: one zod constant makes a resolver 756 kB.',
            },
            { group: ['node:*', 'zod'], message: 'APPSYNC_JS has neither.' },
          ],
        },
      ],
    },
  },
);
