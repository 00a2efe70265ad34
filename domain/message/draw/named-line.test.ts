import { expect, it } from 'vitest';
import { lineText, namedLine } from './named-line.ts';

/** The line with what is set as a name in angle brackets. */
const shown = (title: string, more: Partial<Parameters<typeof namedLine>[0]> = {}): string => {
  const line = namedLine({ title, ...more });
  return typeof line === 'string'
    ? line
    : line.map((piece) => (typeof piece === 'string' ? piece : `<${piece.name}>`)).join('');
};
const ofBusiness = { business: 'St.John Ferrow', domains: { fresh: 1 } };

it.each([
  ['Likely clone on GitHub: thistIecombe', 'Likely clone on GitHub: <thistIecombe>'],
  ['No longer there on X: maya.hollimund', 'No longer there on X: <maya.hollimund>'],
  ['Ferrow: on a Bay: renamed on X: evil.com', 'Ferrow: on a Bay: renamed on X: <evil[.]com>'],
  ['Time to check again: maya_ on Instagram', 'Time to check again: <maya_> on Instagram'],
  [
    'Time to check again: patricia.blakemore.61 on Facebook',
    'Time to check again: <patricia.blakemore.61> on Facebook',
  ],
  ['Time to check again: ferr0w.example on the web', 'Time to check again: <ferr0w.example> on the web'],
  [
    'Time to check again: ferröwbay.example (xn--ferrwbay-n4a.example) on the web',
    'Time to check again: <ferröwbay.example> (<xn--ferrwbay-n4a.example>) on the web',
  ],
  ['Maya wants to connect', 'Maya wants to connect'],
  ['A.B. wants to connect', 'A.B. wants to connect'],
])('%s', (title, line) => expect(shown(title)).toBe(line));

it.each([
  ['new look-alike domain: ferr0w.com', 'new look-alike domain: <ferr0w[.]com>'],
  [
    'look-alike domain ferr0w.example can now receive email',
    'look-alike domain <ferr0w.example> can now receive email',
  ],
  [
    'certificate issued for look-alike domain münchen.example (xn--mnchen-3ya.example), which can receive email',
    'certificate issued for look-alike domain <münchen.example> (<xn--mnchen-3ya.example>), which can receive email',
  ],
  ['13 domains resemble ferrow.example', '13 domains resemble <ferrow.example>'],
])('of a business, %s', (title, line) =>
  expect(shown(`St.John Ferrow: ${title}`, ofBusiness)).toBe(`St.John Ferrow: ${line}`),
);

it('reads as the title does', () => {
  const title = 'St.John Ferrow: new look-alike domain: ferr0w.example';
  expect(lineText(namedLine({ title, ...ofBusiness }))).toBe(title);
});
