import { expect, it } from 'vitest';
import { at, one } from '../../case-for-test.ts';
import { packReport } from './pack-report.ts';

const confirmed = 'On 3 May 2026, the person who controls this account confirmed it';

it.each([
  [
    'an account that nobody confirmed',
    {},
    undefined,
    /^The account @maya_ho1limund on X is impersonating me/,
  ],
  [
    'one that its holder confirmed',
    {},
    confirmed,
    /^On 3 May 2026, .* hasn’t prepared a report against it\.$/,
  ],
  [
    'one that was reported, and confirmed since',
    { reportedOn: at, reportText: 'As sent.' },
    confirmed,
    /^As sent\.$/,
  ],
])('of %s', (_, part, known, text) => {
  expect(packReport(one(part), { name: 'Maya' }, known).text).toMatch(text);
});
