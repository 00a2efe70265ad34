import { describe, expect, it } from 'vitest';
import type { SocialProof } from '#domain/proof/proof';
import type { SeenProfile } from '#domain/scan/finding';
import type { StoredScan } from '#domain/scan/stored-scan';
import { withGone } from '../case/gone-since.ts';
import { joinOpenCases } from '../case/joined/join-open-cases.ts';
import { casesInMemory, pastedCase } from '../../test/support/sources/cases-in-memory.ts';
import { runSource } from './run.ts';
import { code, copy, maya, stranger, world } from '../../test/support/sources/scan-world.ts';

describe('runSource', () => {
  it('finds the copy by its handle, tells once, and counts it', async () => {
    const { scan, findings, notifications, told, counted, user } = world([maya, copy, stranger]);
    const done = await scan();
    expect(done).toMatchObject({
      status: 'DONE',
      // What it was asked for stays with the answer: only more than that asks again within the week.
      sources: [{ platform: 'GITHUB', status: 'looked', found: 1, asks: ['maya'], listed: ['maya'] }],
    });
    expect(findings().map(({ theirs, verdict }) => [theirs.handle, verdict])).toEqual([
      ['maya-ho1limund', 'likely clone'],
    ]);
    expect(findings()[0]?.reasons.length).toBeGreaterThan(1);
    expect(notifications().map(({ title }) => title)).toEqual(['Likely clone on GitHub: maya-ho1limund']);
    expect(told.at(-1)).toMatchObject({ status: 'DONE' });
    expect(user().impersonationDetection).toMatchObject({ likelyClones: 1, namesakes: 0 });
    expect(counted).toEqual(['begun', 'done']);
  });

  it('joins the copy to the open case that was there before, and tells nobody to decide', async () => {
    const { scan, services, findings, notifications, user } = world([maya, copy, stranger]);
    const cases = casesInMemory(
      pastedCase({ platform: 'GITHUB', handle: 'Maya-ho1limund' }),
      pastedCase({ platform: 'GITHUB', handle: 'somebody-else', caseId: 'c2' }),
    );
    services.joinCases = (owner) => joinOpenCases(owner, { ...services, cases });
    await scan();
    const [finding] = findings();
    expect(finding).toMatchObject({
      status: 'CASE',
      history: [{ what: 'first seen' }, { what: 'kept as a case', note: 'You have a case about it' }],
    });
    expect(await cases.get('u1', 'c1')).toMatchObject({ findingId: finding!.id, evidence: [] });
    expect((await cases.get('u1', 'c2'))?.findingId).toBeUndefined();
    expect(notifications()).toEqual([]);
    expect(user().impersonationDetection).toMatchObject({ likelyClones: 0, namesakes: 0 });
    // Nothing is new: the cases are not read again.
    await scan();
    expect([findings()[0]?.status, cases.reads(), notifications()]).toEqual(['CASE', 1, []]);
  });

  it.each([
    ['open', {}, 'CASE', ['SOURCE', 'Seen again on GitHub: maya-ho1limund']],
    [
      'closed',
      { closedAt: '2026-11-19T12:00:00.000Z' },
      'OPEN',
      ['FINDING', 'Likely clone on GitHub: maya-ho1limund'],
    ],
  ] as const)(
    'of a copy that went and is back tells that, where its case is %s',
    async (_, is, status, told) => {
      const { scan, services, findings, notifications, people, user } = world([maya, copy]);
      const cases = casesInMemory(pastedCase({ platform: 'GITHUB', handle: copy.handle }));
      services.joinCases = (owner) => joinOpenCases(owner, { ...services, cases });
      await scan();
      people([maya]);
      await scan();
      const one = (await cases.get('u1', 'c1'))!;
      await cases.write({ before: one, after: { ...one, ...is } });
      people([maya, copy]);
      await scan();
      expect(findings()[0]).toMatchObject({
        status,
        history: [
          { what: 'first seen' },
          { what: 'kept as a case' },
          { what: 'no longer there', was: 'CASE' },
          { what: 'back again', was: 'CASE' },
        ],
      });
      const counts = status === 'OPEN' ? 1 : 0;
      expect(user().impersonationDetection).toMatchObject({ likelyClones: counts });
      const heard = () => notifications().map(({ kind, title }) => [kind, title]);
      expect(heard()).toEqual([['RESOLVED', 'No longer there on GitHub: maya-ho1limund'], told]);
      await scan();
      expect([findings()[0]?.status, heard().length]).toEqual([status, 2]);
    },
  );

  it('of a copy that is back once its finding is no longer kept tells that, and its case knows it, though nobody read it', async () => {
    const { scan, services, findings, forget, notifications, people } = world([maya, copy]);
    const cases = casesInMemory(pastedCase({ platform: 'GITHUB', handle: copy.handle }));
    services.joinCases = (owner) => joinOpenCases(owner, { ...services, cases });
    await scan();
    people([maya]);
    await scan();
    const { goneAt } = (await cases.get('u1', 'c1'))!;
    expect(goneAt).toBe(findings()[0]!.history.at(-1)!.at);
    forget();
    people([maya, copy]);
    await scan();
    const [back] = findings();
    expect(back).toMatchObject({
      status: 'CASE',
      history: [
        { at: goneAt, what: 'no longer there', was: 'CASE' },
        { what: 'back again', was: 'CASE' },
      ],
    });
    const heard = () => notifications().map(({ kind, title }) => [kind, title]);
    const again = ['SOURCE', 'Seen again on GitHub: maya-ho1limund'];
    expect(heard()).toEqual([['RESOLVED', 'No longer there on GitHub: maya-ho1limund'], again]);
    const read = await withGone((await cases.get('u1', 'c1'))!, { ...services, cases });
    expect(read.returns).toEqual([{ goneAt, backAt: back!.history.at(-1)!.at }]);
    await scan();
    expect(heard().length).toBe(2);
  });

  it('tells of the copy where its case is closed', async () => {
    const { scan, services, findings, notifications } = world([maya, copy]);
    const closedAt = '2026-11-19T12:00:00.000Z';
    const cases = casesInMemory(pastedCase({ platform: 'GITHUB', handle: copy.handle, closedAt }));
    services.joinCases = (owner) => joinOpenCases(owner, { ...services, cases });
    await scan();
    expect([findings()[0]?.status, notifications().length]).toEqual(['OPEN', 1]);
  });

  it('tells how far it is once a second at most, however much is asked', async () => {
    const { scan, services, told } = world([maya, copy], { verifiedAt: '2026-01-01T00:00:00.000Z' });
    let now = services.now();
    services.now = () => now;
    const source = services.sources.get('GITHUB')!;
    const { lookUp } = source;
    source.lookUp = async (handles) => {
      now += 100;
      return lookUp(handles);
    };
    await scan();
    const asked = told.flatMap(({ source: row }) => (row?.status === 'looking' ? [row.asked] : []));
    expect(asked[0]).toBe(0);
    expect(asked.length).toBeGreaterThan(2);
    for (const [n, count] of asked.entries())
      if (n > 1) expect(count - asked[n - 1]!).toBeGreaterThanOrEqual(10);
  });

  it('that the schedule asked for tells its end alone', async () => {
    const { scan, services, told } = world([maya, copy]);
    const { get } = services.scans;
    services.scans.get = async (subject, id) => ({ ...(await get(subject, id))!, bySchedule: true });
    await scan();
    expect(told).toMatchObject([{ status: 'DONE', source: null }]);
  });

  it('keeps the likeliest look-alikes that nobody has, where the platform itself says so', async () => {
    const { scan, services, silentAfter } = world([maya, copy]);
    const [row] = (await scan()).sources;
    expect(row?.free).toHaveLength(12);
    expect(row?.free?.[0]?.like).toBe('maya-hollimund');
    const free = row!.free!.map(({ handle }) => handle);
    expect(free).not.toContain(copy.handle);
    expect(free).not.toContain(maya.handle);
    const source = services.sources.get('GITHUB')!;
    const { lookUp } = source;
    source.lookUp = async (handles) =>
      new Map(
        [...(await lookUp(handles))].map(([handle, sight]) => [
          handle,
          sight.is === 'nobody' ? { is: 'suspended' as const } : sight,
        ]),
      );
    expect((await scan()).sources[0]?.free).toBeUndefined();
    source.lookUp = lookUp;
    silentAfter(0);
    expect((await scan()).sources[0]?.free).toBeUndefined();
  });

  it('searches by name only once an account is proven, and accuses no namesake', async () => {
    const unproven = world([maya, stranger]);
    await unproven.scan();
    expect(unproven.findings()).toEqual([]);
    const proven = world([maya, stranger], { verifiedAt: '2026-01-01T00:00:00.000Z' });
    await proven.scan();
    expect(proven.findings().map(({ verdict }) => verdict)).toEqual(['namesake']);
    expect(proven.notifications()).toEqual([]);
  });

  it('of an unproven account on the list it finds look-alikes of the handle and nobody by its name or picture', async () => {
    const victim: SeenProfile = {
      ...stranger,
      handle: 'anna-lind',
      name: 'Anna Lind',
      photoHash: 'c'.repeat(64),
    };
    const elsewhere: SeenProfile = { ...victim, handle: 'clay-and-co' };
    const alike: SeenProfile = { ...victim, handle: 'anna-1ind', createdAt: '2026-11-09T00:00:00Z' };
    const { scan, services, findings, user } = world([maya, victim, elsewhere, alike], {
      verifiedAt: '2026-01-01T00:00:00.000Z',
    });
    const asked: string[] = [];
    const source = services.sources.get('GITHUB')!;
    const { search } = source;
    source.search = async (text, where) => {
      if (where === 'name') asked.push(text);
      return search(text, where);
    };
    const listed = { platform: 'GITHUB' as const, pageUrl: 'https://github.com/anna-lind' };
    await services.users.change('u1', {
      set: {
        preferredName: 'Anna Lind',
        socialMediaAccounts: [...user().socialMediaAccounts!, listed],
      },
    });
    await scan();
    expect(asked).toEqual(['Maya Hollimund']);
    expect(findings().map(({ theirs }) => theirs.handle)).toEqual(['anna-1ind']);
    // The name they give themselves is searched where a proven account bears it.
    services.proofs.ownedBy = async () => ({
      ...{ proofs: [{ nameKey: 'anna lind' } as SocialProof], codes: new Set<string>() },
    });
    await scan();
    expect(new Set(asked)).toEqual(new Set(['Maya Hollimund', 'Anna Lind']));
    expect(findings().map(({ theirs }) => theirs.handle)).toEqual(['anna-1ind']);
  });

  it.each([
    ['proven', '2026-01-01T00:00:00.000Z', 'likely clone', 'Mathilda Quist'],
    ['only listed', undefined, 'namesake', 'Maya Hollimund'],
  ])(
    'a copy under the name that they give is one beside an account that is %s and shows another',
    async (_, verifiedAt, verdict, name) => {
      const full: SeenProfile = { ...copy, name: 'Mathilda Quist', photoHash: null, bio: null };
      const namesake: SeenProfile = { ...full, handle: 'mathildaquist' };
      const shown: SeenProfile = { ...maya, photoHash: null, bio: null };
      const { scan, services, findings } = world([shown, full, namesake], verifiedAt ? { verifiedAt } : {});
      await services.users.change('u1', { set: { preferredName: 'Mathilda Quist' } });
      await scan();
      expect(findings().map(({ verdict, yours, theirs }) => [theirs.handle, verdict, yours.name])).toEqual([
        [copy.handle, verdict, name],
      ]);
    },
  );

  it('of an account that cannot be read it compares each name that the person gave, and searches by each that is proven', async () => {
    const { scan, services, findings } = world([copy], { verifiedAt: '2026-01-01T00:00:00.000Z' });
    const asked: string[] = [];
    services.sources.get('GITHUB')!.search = async (text, where) => {
      if (where === 'name') asked.push(text);
      return [];
    };
    services.proofs.ownedBy = async () => ({
      ...{ proofs: [{ nameKey: 'hollimund maya' } as SocialProof], codes: new Set<string>() },
    });
    await services.users.change('u1', {
      set: { preferredName: 'Mo', firstName: 'Maya', lastName: 'Hollimund' },
    });
    await scan();
    expect(findings()).toMatchObject([
      { verdict: 'likely clone', yours: { handle: 'maya-hollimund', name: 'Maya Hollimund' } },
    ]);
    expect(asked).toEqual(['Maya Hollimund']);
  });

  it('ends with the last of its sources, whichever that is', async () => {
    const { scan, services, scans, told } = world([maya, copy]);
    const x = { ...services.sources.get('GITHUB')!, platform: 'X' as never };
    services.sources.set('X' as never, x);
    const done = await scan();
    const both: StoredScan = {
      ...done,
      ...{ id: 'both', status: 'QUEUED', finishedAt: null },
      sources: (['GITHUB', 'X'] as const).map((platform) => ({
        ...{ platform, status: 'waiting', asked: 0, total: 0, compared: 0, found: 0 },
      })),
    };
    scans.set('both', both);
    await runSource({ userId: 'u1', scanId: 'both', source: 'X' }, services);
    // Nothing of theirs is on X: it is not asked, and the other is still under way.
    expect(scans.get('both')).toMatchObject({ sources: [{ status: 'waiting' }, { status: 'not asked' }] });
    expect(scans.get('both')?.status).not.toBe('DONE');
    await runSource({ userId: 'u1', scanId: 'both', source: 'GITHUB' }, services);
    expect(scans.get('both')).toMatchObject({ status: 'DONE', sources: [{ status: 'looked' }, {}] });
    expect(told.at(-1)).toMatchObject({ scanId: 'both', status: 'DONE' });
  });

  it('a proof code on another handle is the first finding, whatever else the account shows', async () => {
    const thief: SeenProfile = { platform: 'GITHUB', handle: 'mayahollimund', bio: `Hi. ${code}`, name: 'M' };
    const { scan, findings } = world([{ ...maya, bio: code }, thief, copy]);
    await scan();
    const first = findings().find(({ theirs }) => theirs.handle === 'mayahollimund');
    expect([first?.theirs.handle, first?.verdict, first?.reasons[0]?.words]).toEqual([
      'mayahollimund',
      'likely clone',
      'It shows a proof code made for another handle.',
    ]);
    expect(first!.score).toBeGreaterThanOrEqual(99);
  });
});
