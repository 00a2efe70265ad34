import appsync from '@aws-appsync/eslint-plugin';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import tseslint from 'typescript-eslint';
import boundaries from './lint/boundaries.js';
import { wordsApart } from './lint/words.js';

/** Packages that domain does without: it runs everywhere. */
const packages = [
  '@aws-sdk/*',
  'aws-cdk-lib',
  'aws-cdk-lib/*',
  'constructs',
  'aws-amplify',
  'aws-amplify/*',
  'react*',
];
const node = ['node:*', 'fs', 'path', 'crypto'];

const everywhere = [
  {
    selector: "ImportDeclaration[source.value='zod'] > ImportSpecifier",
    message: "import * as z from 'zod' (85 kB in a Lambda; the named import is 454 kB)",
  },
];

export default tseslint.config(
  { ignores: ['node_modules/', 'dist/', 'cdk.out/', '.local/', 'web/public/'] },
  ...tseslint.configs.recommended,
  {
    languageOptions: { globals: globals.node },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      '@typescript-eslint/consistent-type-imports': 'error',
      'no-restricted-syntax': ['error', ...everywhere],
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
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            { group: [...packages, ...node], message: 'domain runs everywhere: no AWS, no React, no Node.' },
          ],
        },
      ],
    },
  },
  boundaries,
  {
    files: ['**/*.cjs'],
    rules: { '@typescript-eslint/no-require-imports': 'off' },
  },
  {
    files: ['web/**/*.{ts,tsx}'],
    plugins: { 'react-hooks': reactHooks },
    languageOptions: { globals: globals.browser },
    rules: { ...reactHooks.configs.recommended.rules },
  },
  wordsApart(everywhere),
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
              // As in .gitignore, a bare # begins a comment.
              group: ['\\#domain/*', '!\\#domain/keys'],
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
