/** Features (and pages) whose words all live in their words.ts. */
const done = [
  'features/account',
  'features/business',
  'features/case',
  'features/check',
  'features/compare',
  'features/demo',
  'features/design',
  'features/help',
  'features/home',
  'features/lookalikes',
  'features/message',
  'features/onboarding',
  'features/operator',
  'features/people',
  'features/picture',
  'features/platform',
  'features/proof',
  'features/rights',
  'features/scan',
  'features/session',
  'features/settings',
  'features/tour',
  'layout',
  'pages/app',
  'pages/public',
  'ui',
];

const inWords =
  'Words for people live in the words.ts of the feature, where they can be read in one sitting.';
const letters = String.raw`/[A-Za-z]{2,}/`;

/**
 * No literal words in the markup of what is done.
 * @param {object[]} always what no file may have; a rule is replaced as a whole where it is set again
 */
export const wordsApart = (always) => ({
  files: done.map((folder) => `web/src/${folder}/**/*.tsx`),
  ignores: ['**/*.test.tsx'],
  rules: {
    'no-restricted-syntax': [
      'error',
      ...always,
      { selector: `JSXText[value=${letters}]`, message: inWords },
      { selector: `JSXExpressionContainer > Literal[value=${letters}]`, message: inWords },
      {
        selector: `JSXElement > JSXExpressionContainer > ConditionalExpression > Literal[value=${letters}]`,
        message: inWords,
      },
      { selector: `CallExpression[callee.name='toast'] > Literal[value=${letters}]`, message: inWords },
      {
        selector: `JSXAttribute[name.name=/^(aria-label|title|alt|placeholder|label|lead|words|hint|busy|kept|save|none)$/] > Literal[value=${letters}]`,
        message: inWords,
      },
    ],
  },
});
