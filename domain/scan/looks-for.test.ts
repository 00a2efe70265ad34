import { expect, it } from 'vitest';
import { looksFor, plannedSources, sourceOf, standsUntil } from './scan-plan.ts';
import { subjectOfJob } from './scan-job.ts';

const verifiedAt = '2026-01-01T00:00:00.000Z';
const at = '2026-11-20T08:00:00.000Z';
const github = { platform: 'GITHUB', pageUrl: 'https://github.com/Maya' } as const;
const x = { platform: 'X', pageUrl: 'https://x.com/maya_h' } as const;

it('somebody who lists nothing is looked for nowhere', () => {
  expect(looksFor({ socialMediaAccounts: null }, ['GITHUB', 'X'])).toEqual([]);
  expect(looksFor({}, ['GITHUB'])).toEqual([]);
  const odd = { platform: 'X', pageUrl: 'https://maya.example/x', verifiedAt } as const;
  expect(looksFor({ socialMediaAccounts: [odd] }, ['X', 'GITHUB'])).toEqual([]);
});

it('one handle that is listed twice is looked for once, and one that can’t be written there not at all', () => {
  const page = 'https://www.linkedin.com/in/maya';
  const listed = [github, { ...github, pageUrl: 'https://github.com/Maya/' }] as const;
  expect(looksFor({ socialMediaAccounts: listed }, ['GITHUB'])).toMatchObject([{ handles: ['Maya'] }]);
  const short = { platform: 'FACEBOOK', pageUrl: 'https://www.facebook.com/maya' } as const;
  expect(
    looksFor({ socialMediaAccounts: [short, { platform: 'LINKEDIN', pageUrl: page }] }, ['FACEBOOK']),
  ).toEqual([]);
});

it('proven handles are known in small letters, wherever they were proven', () => {
  const proven = [
    { ...github, verifiedAt },
    { ...x, verifiedAt },
  ];
  expect(looksFor({ socialMediaAccounts: proven }, ['GITHUB'])).toMatchObject([
    { here: ['Maya'], proven: ['maya', 'maya_h'], provenHere: ['maya'] },
  ]);
});

it('a business is looked for by what its domain says, as it can be written there, and compared with all that it lists', () => {
  const looks = looksFor({ socialMediaAccounts: [x], label: 'Ferrow-Bay' }, ['GITHUB', 'X']);
  expect(looks).toEqual([
    {
      ...{ platform: 'GITHUB', here: [], handles: ['Ferrow-Bay'], byName: true, provenHere: [] },
      elsewhere: [{ platform: 'X', handle: 'maya_h' }],
      ...{ proven: ['ferrow-bay'], stated: ['Ferrow-Bay'] },
    },
    {
      ...{ platform: 'X', here: ['maya_h'], byName: true, elsewhere: [], provenHere: [] },
      handles: ['maya_h', 'Ferrow_Bay', 'FerrowBay'],
      ...{ proven: ['ferrow_bay', 'ferrowbay'], stated: ['Ferrow_Bay', 'FerrowBay'] },
    },
  ]);
  // Where it cannot be written they are searched by name alone.
  expect(looksFor({ label: 'ferrow-bay' }, ['WHATSAPP'])).toEqual([
    {
      ...{ platform: 'WHATSAPP', here: [], handles: [], byName: true },
      ...{ elsewhere: [], proven: [], provenHere: [] },
    },
  ]);
});

it('what a person tells of themselves goes along, each by itself', () => {
  const told = (of: object) => looksFor({ socialMediaAccounts: [github], ...of }, ['GITHUB'])[0]?.told;
  expect(told({ name: 'Maya' })).toEqual(['name Maya']);
  expect(told({ profileImagePath: 'a.jpg' })).toEqual(['picture a.jpg']);
  expect(told({ name: 'Maya', profileImagePath: 'a.jpg' })).toEqual(['name Maya', 'picture a.jpg']);
  expect(told({ name: 'Mo', otherNames: ['Maya Holl'] })).toEqual(['name Mo', 'name Maya Holl']);
  expect([told({ name: '' }), told({ profileImagePath: null })]).toEqual([undefined, undefined]);
});

it('of what is told a platform’s row keeps a part, and a name that is as long again asks nothing new', () => {
  const name = 'm'.repeat(400);
  const looks = looksFor({ socialMediaAccounts: [github], name }, ['GITHUB']);
  const row = plannedSources(looks, ['GITHUB'], { now: 0 }).find(({ platform }) => platform === 'GITHUB');
  expect(row?.asks).toEqual(['maya', `name ${name}`.slice(0, 200)]);
});

it('a person who asks does not wait for a source that the schedule would let stand', () => {
  const looks = looksFor({ socialMediaAccounts: [github] }, ['GITHUB']);
  const row = {
    platform: 'GITHUB' as const,
    status: 'looked' as const,
    asked: 1,
    total: 90,
    compared: 0,
    found: 0,
    at,
  };
  const status = (occasion: object) =>
    plannedSources(looks, ['GITHUB'], { last: [row], now: Date.parse(at), ...occasion }).find(
      ({ platform }) => platform === 'GITHUB',
    )?.status;
  expect([status({}), status({ bySchedule: true })]).toEqual(['waiting', 'looked']);
});

it.each([
  ['not all of it', { status: 'in part' as const, at }],
  ['nothing', { status: 'could not look' as const, at }],
  ['at no moment', { status: 'looked' as const }],
  ['at none that is known', { status: 'looked' as const, at: null }],
])('a source that answered %s is asked again', (_, over) =>
  expect(
    standsUntil({ platform: 'TIKTOK', asked: 1, total: 1, compared: 0, found: 0, ...over }),
  ).toBeUndefined(),
);

it('who answers for a platform, and whose a job is', () => {
  expect([sourceOf('TIKTOK'), sourceOf('GITHUB'), sourceOf('WHATSAPP')]).toEqual([
    'WEB',
    'GITHUB',
    'WHATSAPP',
  ]);
  expect([subjectOfJob({ userId: 'u1' }), subjectOfJob({ businessId: 'b1' })]).toEqual(['U#u1', 'B#b1']);
});
