/** What a secret looks like that somebody committed by accident, by the forms that its makers gave it. */
const forms: Record<string, RegExp> = {
  'key of AWS': /\b(?:AKIA|ASIA)[0-9A-Z]{16}\b/,
  'private key': /-----BEGIN (?:[A-Z]+ )*PRIVATE KEY-----(?:\s|\\n)*[+-]?[A-Za-z0-9+/=]{40}/,
  'token of GitHub': /\b(?:gh[pousr]_[A-Za-z0-9]{36}|github_pat_[A-Za-z0-9_]{60,})/,
  'token of GitLab': /\bglpat-[\w-]{20,}/,
  'token of npm': /\bnpm_[A-Za-z0-9]{36}\b/,
  'token of Slack': /\bxox[abprs]-[0-9A-Za-z-]{20,}/,
  'key of Google': /\bAIza[0-9A-Za-z_-]{35}\b/,
  'key of Stripe': /\b[rs]k_live_[0-9A-Za-z]{20,}/,
  'session token': /\beyJ[\w-]{20,}\.eyJ[\w-]{20,}\.[\w-]{40,}/,
  'password in an address':
    /\b(?:https?|postgres|mongodb|redis):\/\/[^\s:/@'"`{}$]+:(?!\$)[^\s:/@'"`{}$]{6,}@(?!(?:[\w-]+\.)*example\b)[\w.-]+/,
};

/** Known to be none: examples that Amazon prints in its own manuals. */
const examples = ['AKIAIOSFODNN7EXAMPLE', 'ASIAIOSFODNN7EXAMPLE', 'AKIDEXAMPLE'];

/** Where in a text secrets seem to stand, by kind; never the secret itself. */
export const secretsIn = (text: string): { kind: string; at: number }[] =>
  Object.entries(forms).flatMap(([kind, form]) =>
    [...text.matchAll(new RegExp(form, 'g'))]
      .filter(([found]) => !examples.some((known) => found.includes(known)))
      .map(({ index }) => ({ kind, at: index })),
  );
