import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Finding } from '#domain/scan/finding';
import { userSubject } from '#domain/keys';
import { accessToTwins } from '../../bin/sources.ts';
import { hashTwinPicture } from './hash-picture.ts';
import { createPlatforms } from '../../platforms/twins.ts';
import { openTables } from '../../test/support/tables-in-memory.ts';
import { filesInMemory } from '../../test/support/files-in-memory.ts';
import { openStores } from '../../demo/story/stores.ts';
import { platformTable } from '#domain/platform/platform-table';
import type { PlatformName } from '../../platforms/population/profile.ts';
import { tellStory } from '../../demo/story/tell.ts';

const asking = { access: accessToTwins('http://localhost:4910'), hashImage: hashTwinPicture };
const since = Date.parse('2026-11-20T09:00:00Z');
const maya = { sub: '11111111-2222-4333-8444-555555555555', email: 'maya@hollimund.example' };
const subject = userSubject(maya.sub);

describe('the six weeks of Maya Hollimund', () => {
  const platforms = createPlatforms({ seed: 'countersign', now: () => since, since });
  let stage: Awaited<ReturnType<typeof openTables>>;
  let findings: Finding[];
  const { files, keys } = filesInMemory();

  beforeAll(async () => {
    stage = await openTables(() => since);
    await tellStory({ database: stage.database, files, platforms, ...asking, maya });
    findings = await openStores(stage.database).findings.list(subject);
  });
  afterAll(() => stage.close());

  const of = (handle: string) => findings.find(({ theirs }) => theirs.handle === handle);
  const days = (moment: string | undefined) => Math.round((since - Date.parse(moment ?? '')) / 86_400_000);

  it('one copy was reported and removed', () => {
    const finding = of('real-maya-hollimund');
    expect(finding).toMatchObject({ status: 'RESOLVED', verdict: 'likely clone' });
    expect(finding?.history.map(({ at, what }) => [days(at), what])).toEqual([
      [21, 'first seen'],
      [21, 'reported'],
      [14, 'no longer there'],
    ]);
  });

  it('one copy was reported and is still up', () => {
    const finding = of('maya-hollimund-official');
    expect(finding).toMatchObject({ status: 'REPORTED', verdict: 'likely clone' });
    expect([days(finding?.firstSeen), days(finding?.lastSeen)]).toEqual([28, 0]);
  });

  it('what was reported has its case: one closed, one that asks to look again', async () => {
    const cases = await openStores(stage.database).cases.list(maya.sub);
    const told = cases.map(({ handle, reportedOn, reminderAt, outcome, closedAt, evidence }) => ({
      ...{ handle, reported: days(reportedOn ?? ''), outcome, closed: Boolean(closedAt) },
      ...{ lookAgain: reminderAt ? days(reminderAt) : null, kept: evidence.map(({ kind }) => kind) },
    }));
    expect(told.sort((a, b) => (a.handle < b.handle ? -1 : 1))).toEqual([
      {
        ...{ handle: 'maya-hollimund-official', reported: 26, lookAgain: -2 },
        ...{ outcome: undefined, closed: false, kept: ['picture', 'picture', 'finding'] },
      },
      {
        ...{ handle: 'real-maya-hollimund', reported: 21, lookAgain: null },
        ...{ outcome: 'REMOVED', closed: true, kept: ['picture', 'picture', 'finding'] },
      },
    ]);
  });

  it('copies on four platforms wait for a decision', () => {
    const open = findings.filter(({ status, verdict }) => status === 'OPEN' && verdict.endsWith('clone'));
    expect(
      open.map(({ theirs, platform, firstSeen }) => [platform, theirs.handle, days(firstSeen)]).sort(),
    ).toEqual([
      ['GITHUB', 'maya-holllmund', 7],
      ['INSTAGRAM', 'hollimund.clay_official', 21],
      ['TIKTOK', 'maya.hollimund', 35],
      ['X', 'maya_hol1imund', 7],
    ]);
  });

  it('the namesakes are called namesakes, and nobody else is accused', () => {
    const verdicts = findings.map(({ theirs, platform, verdict }) => ({ ...theirs, platform, verdict }));
    for (const handle of ['hollimund-m', 'mh-lathe', 'mhcello'])
      expect(verdicts.find((one) => one.handle === handle)?.verdict).toBe('namesake');
    for (const { handle, platform, verdict } of verdicts) {
      const { kind } = platforms.truth(handle, platform as PlatformName);
      if (kind !== 'clone' && handle !== 'real-maya-hollimund')
        expect([handle, verdict]).toEqual([handle, 'namesake']);
    }
  });

  it('searches once a week: seven platforms by their API, eight by a web search, two that nobody can search', async () => {
    const scans = await openStores(stage.database).scans.recent(subject, 20);
    expect(scans.map(({ status, finishedAt }) => [status, days(finishedAt ?? '')])).toEqual(
      [0, 7, 14, 21, 28, 35, 42].map((ago) => ['DONE', ago]),
    );
    for (const { sources } of scans) {
      const statuses = sources.map(({ platform, status }) =>
        [platformTable[platform].search, status].join(': '),
      );
      expect(
        Object.fromEntries(
          [...new Set(statuses)].map((one) => [one, statuses.filter((s) => s === one).length]),
        ),
      ).toEqual({
        'official API: looked': 7,
        'web search: looked': 8,
        'not possible: closed': 2,
      });
    }
  });

  it('told what happened, and the older part is read', async () => {
    const told = await openStores(stage.database).notifications.recent(maya.sub, 20);
    expect(
      told
        .filter(({ readAt }) => readAt === null)
        .map(({ title }) => title)
        .sort(),
    ).toEqual(['Likely clone on GitHub: maya-holllmund', 'Likely clone on X: maya_hol1imund']);
    expect(told.map(({ title }) => title).sort()).toEqual([
      'Likely clone on GitHub: maya-hollimund-official',
      'Likely clone on GitHub: maya-holllmund',
      'Likely clone on GitHub: real-maya-hollimund',
      'Likely clone on Instagram: hollimund.clay_official',
      'Likely clone on TikTok: maya.hollimund',
      'Likely clone on X: maya_hol1imund',
      'No longer there on GitHub: real-maya-hollimund',
    ]);
    expect(told.every(({ deliveredAt }) => deliveredAt != null)).toBe(true);
  });

  it('the pictures of copies are kept, also of the one that is gone, and each case has its own', async () => {
    const cases = await openStores(stage.database).cases.list(maya.sub);
    expect(cases).toHaveLength(2);
    for (const { caseId, evidence } of cases) {
      const pictures = evidence.filter(({ kind }) => kind === 'picture');
      expect(pictures.map(({ side }) => side)).toEqual(['theirs', 'yours']);
      for (const { sha256 } of pictures)
        expect(keys()).toContainEqual(
          expect.stringContaining(`users/${maya.sub}/cases/${caseId}/${sha256}.`),
        );
    }
    const { picture } = of('real-maya-hollimund')!.theirs;
    expect(keys()).toContainEqual(expect.stringContaining(`users/${maya.sub}/seen/${picture!.sha256}.`));
  });

  it('is told once: again changes nothing', async () => {
    const before = await rows();
    await tellStory({ database: stage.database, files, platforms, ...asking, maya });
    expect(await rows()).toEqual(before);
  });

  const rows = () =>
    Promise.all(
      ['User', 'Finding', 'Scan', 'Notification', 'Case'].map((TableName) =>
        stage.dynamo.call('Scan', { TableName }),
      ),
    );
});
