/** The parts that the forms of signing in are made of: the values of all others are never read. */
const parts = new Set([
  ...['alert', 'authenticator', 'button', 'checkbox', 'checkboxfield', 'copy', 'divider', 'field'],
  ...['fieldcontrol', 'fieldgroup', 'fieldmessages', 'fieldset', 'flex', 'heading', 'icon', 'image'],
  ...['input', 'link', 'loader', 'passwordfield', 'radio', 'radiogroup', 'tabs', 'text', 'textfield'],
]);

/** Kinds of buttons that no form has: a tone beside its kind, and three kinds. */
const tone = 'info|warning|error|success|overlay';
const valueOfButton = new RegExp(
  `^button-(?:(?:outlined|primary|link)-(?:${tone})|menu|warning|destructive)-`,
);
const ruleOfButton = new RegExp(
  `^\\.amplify-button--(?:\\w+--(?:${tone})|menu|warning|destructive)\\b[^{}]*\\{[^}]*\\}\\n`,
  'gm',
);

/** Amplify's values without those of parts that are not shown here. */
export const fewerValues = (css: string): string =>
  css.replace(/^ *--amplify-components-((\w+)-[\w-]+):[^;]*;\n/gm, (line, value: string, part: string) =>
    parts.has(part) && !valueOfButton.test(value) ? line : '',
  );

/** The sheet of Amplify's buttons without the kinds that are not shown here. */
export const fewerButtons = (css: string): string => css.replace(ruleOfButton, '');
