import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Case, ListedCase } from '#domain/case/case';
import { userSubject } from '#domain/keys';
import { countOpen } from '#domain/scan/detection';
import type { Finding } from '#domain/scan/finding';
import { remindDue } from '../../lambdas/case/reminder/remind.ts';
import { seatStore } from '../../lambdas/store/business/seat.ts';
import { type CaseStore, caseStore } from '../../lambdas/store/case.ts';
import { type FindingStore, findingStore } from '../../lambdas/store/finding.ts';
import { type NotificationStore, notificationStore } from '../../lambdas/store/notification.ts';
import { type UserStore, userStore } from '../../lambdas/store/user.ts';
import type { LocalStack } from '../../local/stack.ts';
import { type Person, signUpPeople } from '../support/people.ts';
import { startServices } from '../support/services.ts';
import { databaseOf } from '../support/tables.ts';
import { answer, type Wire, wireTo } from '../support/client.ts';

/** A case over HTTP of a running stack, from the pasted link to how it ended, with a friend's screenshot. */
let stack: LocalStack;
let wire: Wire;
let maya: Person;
let picture: Buffer;
let cases: CaseStore;
let notifications: NotificationStore;
let findings: FindingStore;
let users: UserStore;

beforeAll(async () => {
  stack = await startServices({ seed: 13 });
  wire = wireTo(stack.origin, stack.config);
  const database = await databaseOf(stack);
  cases = caseStore(database);
  notifications = notificationStore(database);
  findings = findingStore(database);
  users = userStore(database);
  [maya] = (await signUpPeople(stack, ['maya'])) as [Person];
  await answer(
    wire.graphql(
      'mutation ($input: CreateUserInput!) { createUser(input: $input) { id } }',
      { input: { firstName: 'Maya' } },
      { token: maya.accessToken },
    ),
  );
  const image = await fetch(`${stack.origin}/platforms/github/avatars/maya-hollimund`);
  picture = Buffer.from(await image.arrayBuffer());
});
afterAll(() => stack?.close());

const call = <T>(name: string, input: object) =>
  answer<T>(wire.rest('app', name, input, { token: maya.accessToken }));
const asFriend = <T>(name: string, input: object) => answer<T>(wire.rest('app', name, input, {}));
const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');
/** The case of the account that the first test names. */
const only = async () => {
  const { cases: all } = await call<{ cases: ListedCase[] }>('get-cases', {});
  const { caseId, pieces, verdict } = all.find(({ platform }) => platform === 'INSTAGRAM')!;
  const { case: one } = await call<{ case: Case }>('get-case', { caseId });
  expect(one.evidence).toHaveLength(pieces);
  expect(verdict ?? null).toBe(one.snapshot?.verdict ?? null);
  return one;
};

/** A copy of hers that a scan found, and that waits for a decision. */
function onPinterest(id: string, handle: string): Finding {
  const at = '2026-11-20T10:00:00.000Z';
  const theirs = { platform: 'PINTEREST' as const, handle, name: 'Maya Hollimund' };
  return {
    ...{ subjectId: userSubject(maya.sub), id, platform: 'PINTEREST', verdict: 'likely clone', score: 94 },
    ...{ status: 'OPEN', reasons: [], yours: { ...theirs, handle: 'mayahollimund' }, theirs },
    ...{ firstSeen: at, lastSeen: at, history: [{ at, what: 'first seen' }] },
  };
}

describe('a case', () => {
  it('begins with a pasted link, once for each account', async () => {
    const link = 'https://www.instagram.com/hollimund.clay.official/?utm=1';
    const first = await call<{ case: Case }>('create-case', { link, note: 'She wrote to my customers.' });
    expect(first.case).toMatchObject({ platform: 'INSTAGRAM', handle: 'hollimund.clay.official' });
    expect(first.case.evidence.map(({ kind }) => kind)).toEqual(['link', 'note']);
    expect(first.case.evidence[0]?.sha256).toBe(sha256(Buffer.from(link)));
    const again = await call<{ case: Case }>('create-case', { link });
    expect(again.case.caseId).toBe(first.case.caseId);
    await expect(call('create-case', { link: 'https://example.com/me' })).rejects.toThrow('INVALID_INPUT');
    // What is said of it a second time is added, once.
    for (let twice = 0; twice < 2; twice++) await call('create-case', { link, note: 'And to my sister.' });
    expect((await only()).evidence.map(({ words }) => words)).toEqual([
      'The link as you pasted it',
      'She wrote to my customers.',
      'And to my sister.',
    ]);
  });

  it('is one case, however many windows ask for it at once', async () => {
    const link = 'https://www.tiktok.com/@hollimund.clay';
    const asked = Array.from({ length: 4 }, (_, n) =>
      call<{ case: Case }>('create-case', { link, note: n < 2 ? 'The same.' : `Seen by ${n}.` }),
    );
    const ids = new Set((await Promise.all(asked)).map(({ case: { caseId } }) => caseId));
    expect(ids.size).toBe(1);
    const { case: one } = await call<{ case: Case }>('get-case', { caseId: [...ids][0]! });
    expect(one.evidence.map(({ words }) => words).sort()).toEqual([
      'Seen by 2.',
      'Seen by 3.',
      'The link as you pasted it',
      'The same.',
    ]);
    await call('delete-case', { caseId: one.caseId });
  });

  it('knows whom it imitates, and reads a bare handle where the platform is said', async () => {
    const { case: made } = await call<{ case: Case }>('create-case', {
      link: '@holl1mund',
      platform: 'TIKTOK',
      mine: { link: 'instagram.com/hollimund.clay', name: 'Maya Hollimund' },
    });
    expect(made).toMatchObject({
      platform: 'TIKTOK',
      handle: 'holl1mund',
      imitates: { platform: 'INSTAGRAM', handle: 'hollimund.clay', name: 'Maya Hollimund' },
      // What was typed leads nowhere: whoever reads the case needs an address to open.
      evidence: [
        { kind: 'link', words: 'The address of the account', kept: 'https://www.tiktok.com/@holl1mund' },
      ],
    });
    await call('edit-case', { caseId: made.caseId, outcome: 'NOT_A_COPY' });
    await expect(call('create-case', { link: '@holl1mund' })).rejects.toThrow('INVALID_INPUT');
    // No address opens the profile of a username there: what was entered is kept, and no address that nobody gave.
    const { case: named } = await call<{ case: Case }>('create-case', {
      ...{ link: 'holl1mund.clay', platform: 'DISCORD' },
    });
    expect(named.evidence).toMatchObject([
      { kind: 'link', words: 'The handle as you entered it', kept: 'holl1mund.clay' },
    ]);
    await call('delete-case', { caseId: named.caseId });
  });

  it('carries what was compared: both sides, the reasons, and a text with its hash', async () => {
    const snapshot = {
      at: '2026-11-19T10:00:00.000Z',
      seenBy: 'person' as const,
      yours: { name: 'Maya Hollimund', platform: 'X' as const, handle: 'somebody-else' },
      theirs: { name: 'Maya Hollimund', imageUrl: 'https://tracker.example/a.png' },
      verdict: 'likely clone' as const,
      score: 91,
      reasons: [{ signal: 'name', value: 1, words: 'Same name.', side: 'for' as const }],
    };
    const link = 'https://twitter.com/maya_ho1limund';
    const mine = { link: 'instagram.com/hollimund.clay', name: 'Maya Hollimund' };
    const { case: made } = await call<{ case: Case }>('create-case', { link, mine, snapshot });
    // The accounts are those of the links, whatever the comparison says, and nobody else's picture is asked for.
    expect(made.snapshot).toMatchObject({
      yours: {
        ...{ platform: 'INSTAGRAM', handle: 'hollimund.clay', name: 'Maya Hollimund' },
        pasted: mine.link,
      },
      theirs: { platform: 'X', handle: 'maya_ho1limund', imageUrl: null, pasted: link },
      reasons: snapshot.reasons,
    });
    const [, compared] = made.evidence;
    expect(compared).toMatchObject({ kind: 'comparison', sha256: sha256(Buffer.from(compared!.kept!)) });
    expect(compared!.kept).toContain('Evidence for a copy\n- Same name.');
    expect(compared!.kept!.match(/^Link.*$/gm)).toEqual([`Link: ${mine.link}`, `Link: ${link}`]);
    expect(made.behalf ?? null).toBeNull();
    // Once more is no other case and no other piece; compared anew it is.
    const again = await call<{ case: Case }>('create-case', { link, mine, snapshot });
    expect(again.case.evidence).toHaveLength(2);
    const anew = { ...snapshot, at: '2026-11-20T10:00:00.000Z', score: 95 };
    const later = await call<{ case: Case }>('create-case', { link, mine, snapshot: anew });
    expect([later.case.caseId, later.case.evidence.length, later.case.snapshot?.score]).toEqual([
      made.caseId,
      3,
      95,
    ]);
    // The clock of a device may be ahead; nothing was compared after it was sent.
    const ahead = { ...snapshot, at: '2035-01-01T00:00:00.000Z', score: 96 };
    const sent = await call<{ case: Case }>('create-case', { link, mine, snapshot: ahead });
    expect(sent.case.snapshot).toMatchObject({ score: 96, at: sent.case.updatedAt });
    const faked = { ...snapshot, seenBy: 'search' };
    await expect(call('create-case', { link, snapshot: faked })).rejects.toThrow('INVALID_INPUT');
    await call('delete-case', { caseId: made.caseId });
    // For whom it is reported is known from the comparison.
    const behalf = { name: 'Hollimund Clay', relation: 'BUSINESS' };
    const { case: ours } = await call<{ case: Case }>('create-case', { link, mine, snapshot, behalf });
    expect(ours.behalf).toEqual(behalf);
    await call('delete-case', { caseId: ours.caseId });
  });

  it('for somebody else names their account, and the own one again for the person themselves', async () => {
    const link = 'https://www.instagram.com/isla.oxenholme_swims/';
    const mine = { link: 'instagram.com/hollimund.clay', name: 'Maya Hollimund' };
    const isla = { name: 'Isla Oxenholme', relation: 'CHILD' };
    const account = { platform: 'INSTAGRAM', handle: 'isla.oxenholme' };
    const copy = { ...account, handle: 'isla.oxenholme_swims' };
    const opens = (theirs?: object) =>
      call<{ case: Case }>('create-case', { link, mine, behalf: { ...isla, account: theirs } });
    await expect(opens(copy)).rejects.toThrow('INVALID_INPUT');
    await expect(opens({ ...account, handle: 'no handle' })).rejects.toThrow('INVALID_INPUT');
    const { caseId } = (await opens()).case;
    const shown = async () => {
      const { cases: all } = await call<{ cases: ListedCase[] }>('get-cases', {});
      const { imitates, impersonated } = all.find((one) => one.caseId === caseId)!;
      return imitates?.handle ?? impersonated?.name;
    };
    expect(await shown()).toBe('Isla Oxenholme');
    await expect(call('edit-case', { caseId, behalf: { ...isla, account: copy } })).rejects.toThrow(
      'INVALID_INPUT',
    );
    await call('edit-case', { caseId, behalf: { ...isla, account } });
    expect(await shown()).toBe('isla.oxenholme');
    await call('edit-case', { caseId, behalf: { ...isla, account: null } });
    expect(await shown()).toBe('Isla Oxenholme');
    await call('edit-case', { caseId, behalf: null });
    expect(await shown()).toBe('hollimund.clay');
    await call('delete-case', { caseId });
  });

  it('of a finding takes it off the decisions, and gives it back when it is deleted', async () => {
    const seen = { platform: 'GITHUB' as const, handle: 'maya-ho1limund', name: 'Maya Hollimund' };
    const at = '2026-11-20T10:00:00.000Z';
    const finding: Finding = {
      subjectId: userSubject(maya.sub),
      id: 'a-finding',
      platform: 'GITHUB',
      verdict: 'likely clone',
      score: 94,
      reasons: [{ signal: 'name', value: 1, words: 'Same name.', side: 'for' }],
      yours: { ...seen, handle: 'maya-hollimund', bio: 'Stoneware.' },
      theirs: { ...seen, bio: 'Stoneware. DM for orders', followers: 41 },
      status: 'OPEN',
      firstSeen: at,
      lastSeen: at,
      history: [{ at, what: 'first seen' }],
    };
    await findings.write(undefined, finding);
    const status = async () => (await findings.get(finding.subjectId, finding.id))?.status;
    const waiting = async () => (await users.get(maya.sub))?.impersonationDetection?.likelyClones;
    const { case: made } = await call<{ case: Case }>('create-case', { findingId: finding.id });
    expect(made.snapshot).toMatchObject({
      seenBy: 'search',
      at,
      yours: finding.yours,
      theirs: finding.theirs,
    });
    expect([await status(), await waiting()]).toEqual(['CASE', 0]);
    // Once it is said to be gone, the scans look whether it is.
    const end = async (outcome: string | null) => {
      const { case: one } = await call<{ case: Case }>('edit-case', { caseId: made.caseId, outcome });
      return [one.closedAt ?? null, (await findings.get(finding.subjectId, finding.id))!.saidGoneAt ?? null];
    };
    const [closedAt, saidGoneAt] = await end('REMOVED');
    expect(closedAt).not.toBeNull();
    expect(saidGoneAt).toBe(closedAt);
    for (const outcome of ['REFUSED', null]) expect((await end(outcome))[1]).toBeNull();
    const noCopy = async () => (await findings.get(finding.subjectId, finding.id))!.saidNoCopyAt ?? null;
    const [saidAt] = await end('NOT_A_COPY');
    expect([await noCopy(), (await end(null))[1], await noCopy()]).toEqual([saidAt, null, null]);
    await call('delete-case', { caseId: made.caseId });
    expect([await status(), await waiting()]).toEqual(['OPEN', 1]);
    // By the link of the account it is the same case: what the scan saw belongs into it.
    const link = 'https://github.com/Maya-ho1limund';
    const { case: linked } = await call<{ case: Case }>('create-case', {
      link,
      note: 'It wrote to my aunt.',
    });
    expect(linked).toMatchObject({ findingId: finding.id, snapshot: { seenBy: 'search' } });
    expect(linked.evidence.map(({ kind }) => kind)).toEqual(['finding', 'note']);
    expect(await status()).toBe('CASE');
    await call('delete-case', { caseId: linked.caseId });
    // Which of theirs it imitates is theirs to say: what was compared with another one is nothing of that.
    const mine = { link: 'https://www.tiktok.com/@maya.ho', name: 'Maya Hollimund' };
    const { case: chosen } = await call<{ case: Case }>('create-case', { link, mine });
    expect(chosen).toMatchObject({
      findingId: finding.id,
      imitates: { platform: 'TIKTOK', handle: 'maya.ho', name: 'Maya Hollimund' },
      snapshot: null,
    });
    expect(await status()).toBe('CASE');
    await call('delete-case', { caseId: chosen.caseId });
    const same = { link: 'https://github.com/Maya-Hollimund', name: 'M. Hollimund' };
    for (const known of [same, { ...mine, assumed: true }]) {
      const { case: found } = await call<{ case: Case }>('create-case', { link, mine: known });
      expect(found).toMatchObject({
        imitates: { platform: 'GITHUB', handle: 'maya-hollimund' },
        snapshot: { seenBy: 'search' },
      });
      await call('delete-case', { caseId: found.caseId });
    }
    // What was decided by hand stays decided.
    await call('decide-finding', { findingId: finding.id, decision: 'REPORTED' });
    const { case: another } = await call<{ case: Case }>('create-case', { findingId: finding.id });
    expect(await status()).toBe('REPORTED');
    // Said a moment before the case was opened, and taken back in it: it was one report, and wasn't sent.
    await call('edit-case', { caseId: another.caseId, reportedOn: new Date().toISOString() });
    await call('edit-case', { caseId: another.caseId, reportedOn: null });
    expect(await status()).toBe('CASE');
    await call('delete-case', { caseId: another.caseId });
    expect(await status()).toBe('OPEN');
  });

  it('whose report is taken back leaves no finding that says it was reported', async () => {
    const finding = onPinterest('undone', 'maya-ho11imund');
    await findings.write(undefined, finding);
    const now = async () => {
      const { status, history } = (await findings.get(finding.subjectId, finding.id))!;
      return [status, ...history.map(({ what }) => what)];
    };
    const { case: made } = await call<{ case: Case }>('create-case', { findingId: finding.id });
    await call('edit-case', { caseId: made.caseId, reportedOn: new Date().toISOString() });
    await call('decide-finding', { findingId: finding.id, decision: 'REPORTED' });
    expect(await now()).toEqual(['REPORTED', 'first seen', 'kept as a case', 'reported']);
    await call('edit-case', { caseId: made.caseId, reportedOn: null });
    expect(await now()).toEqual(['CASE', 'first seen', 'kept as a case']);
    await call('delete-case', { caseId: made.caseId });
    expect((await now())[0]).toBe('OPEN');
  });

  it('is the one open case about its account: an earlier one is neither opened beside it nor gives its finding back', async () => {
    const finding = onPinterest('twice', 'mayaho1limund');
    await findings.write(undefined, finding);
    const now = async () => (await findings.get(finding.subjectId, finding.id))!;
    const open = async () => (await call<{ case: Case }>('create-case', { findingId: 'twice' })).case.caseId;
    const earlier = await open();
    await call('edit-case', { caseId: earlier, outcome: 'REMOVED' });
    expect((await now()).saidGoneAt).toBeDefined();
    const later = await open();
    expect(later).not.toBe(earlier);
    // The later case goes on about the account: nobody is sent to the earlier one.
    expect((await now()).saidGoneAt).toBeUndefined();
    await expect(call('edit-case', { caseId: earlier, outcome: null })).rejects.toThrow('CONFLICT');
    await call('delete-case', { caseId: earlier });
    expect((await now()).status).toBe('CASE');
    await call('delete-case', { caseId: later });
    expect((await now()).status).toBe('OPEN');
  });

  it.each([
    ['REMOVED', 'saidGoneAt'],
    ['NOT_A_COPY', 'saidNoCopyAt'],
  ] as const)(
    'opened by a comparison goes on about an account that was closed as %s',
    async (outcome, said) => {
      const handle = `maya${outcome.toLowerCase().replace(/_/g, '')}`;
      const finding = onPinterest(said, handle);
      await findings.write(undefined, finding);
      const { case: earlier } = await call<{ case: Case }>('create-case', { findingId: said });
      await call('edit-case', { caseId: earlier.caseId, outcome });
      const now = async () => (await findings.get(finding.subjectId, said))!;
      expect((await now())[said]).toBeDefined();
      const snapshot = {
        ...{
          at: '2026-11-19T10:00:00.000Z',
          seenBy: 'person',
          verdict: 'likely clone',
          score: 91,
          reasons: [],
        },
        ...{ yours: { name: 'Maya Hollimund' }, theirs: { name: 'Maya Hollimund' } },
      };
      const link = `https://www.pinterest.com/${handle}/`;
      const { case: later } = await call<{ case: Case }>('create-case', { link, snapshot });
      expect(later).toMatchObject({ findingId: said });
      expect(later.caseId).not.toBe(earlier.caseId);
      expect((await now())[said]).toBeUndefined();
      for (const { caseId } of [earlier, later]) await call('delete-case', { caseId });
    },
  );

  it('is the one open case about its account also where that has another handle by now', async () => {
    const finding = onPinterest('renamed', 'maya-h0llimund');
    await findings.write(undefined, finding);
    const open = async () => (await call<{ case: Case }>('create-case', { findingId: finding.id })).case;
    const earlier = await open();
    await call('edit-case', { caseId: earlier.caseId, outcome: 'REFUSED' });
    const { caseId } = await open();
    const theirs = { ...finding.theirs, handle: 'maya-holl1mund' };
    const kept = (await findings.get(finding.subjectId, finding.id))!;
    await findings.write(kept, { ...finding, theirs, status: 'CASE' });
    await expect(call('edit-case', { caseId: earlier.caseId, outcome: null })).rejects.toThrow('CONFLICT');
    expect(await open()).toMatchObject({ caseId, handle: theirs.handle, findingId: finding.id });
    await call('delete-case', { caseId });
    await call('delete-case', { caseId: earlier.caseId });
  });

  it.each([
    ['namesake', 'OPEN', 'CASE'],
    ['likely clone', 'OPEN', 'CASE'],
    ['possible clone', 'IGNORED', 'CASE'],
    ['likely clone', 'REPORTED', 'REPORTED'],
    ['likely clone', 'MINE', 'MINE'],
    ['likely clone', 'RESOLVED', 'RESOLVED'],
  ] as const)(
    'of what was compared leaves a finding that is a %s and %s as %s',
    async (verdict, status, then) => {
      const handle = `${verdict.slice(0, 6)}-${status}`.toLowerCase();
      const at = '2026-11-20T10:00:00.000Z';
      const seen = { platform: 'REDDIT' as const, handle, name: 'Maya Hollimund' };
      const finding: Finding = {
        ...{ subjectId: userSubject(maya.sub), id: handle, platform: 'REDDIT', verdict, status, score: 58 },
        reasons: [{ signal: 'name', value: 1, words: 'Same name.', side: 'for' }],
        ...{ yours: { ...seen, handle: 'maya-hollimund' }, theirs: seen },
        ...{ firstSeen: at, lastSeen: at, history: [{ at, what: 'first seen' }] },
      };
      await findings.write(undefined, finding);
      const now = async () => (await findings.get(finding.subjectId, finding.id))?.status;
      const link = `https://www.reddit.com/user/${handle.toUpperCase()}`;
      const snapshot = {
        ...{ at, seenBy: 'person' as const, verdict: 'likely clone' as const, score: 79, reasons: [] },
        ...{ yours: { name: 'Maya Hollimund' }, theirs: { name: 'Maya Hollimund' } },
      };
      const mine = { link: 'instagram.com/hollimund.clay' };
      const { case: made } = await call<{ case: Case }>('create-case', { link, mine, snapshot });
      const joined = then === 'CASE' || then === 'REPORTED';
      expect([made.findingId ?? null, await now()]).toEqual([joined ? handle : null, then]);
      // What they compared stands for itself.
      expect(made).toMatchObject({
        ...{ snapshot: { seenBy: 'person', score: 79 }, imitates: { handle: 'hollimund.clay' } },
        evidence: [{ kind: 'link', kept: link }, { kind: 'comparison' }],
      });
      const counted = (await users.get(maya.sub))?.impersonationDetection;
      expect(counted).toEqual(countOpen(await findings.list(finding.subjectId), null));
      await call('delete-case', { caseId: made.caseId });
      expect(await now()).toBe(then === 'CASE' ? 'OPEN' : then);
      // By its link alone it is joined as well; by itself a namesake is no case.
      if (verdict !== 'namesake') return;
      const { case: pasted } = await call<{ case: Case }>('create-case', { link });
      expect([pasted.findingId, pasted.evidence.map(({ kind }) => kind), await now()]).toEqual([
        ...[handle, ['link'], 'CASE'],
      ]);
      await call('delete-case', { caseId: pasted.caseId });
      expect(await now()).toBe('OPEN');
      await expect(call('create-case', { findingId: handle })).rejects.toThrow('FORBIDDEN');
      // Who gave it answers for it, and keeps what was given.
      const known = (await findings.get(finding.subjectId, finding.id))!;
      await findings.write(known, { ...finding, theirs: { ...seen, seenIn: 'report' } });
      const { case: given } = await call<{ case: Case }>('create-case', { findingId: handle });
      expect(given.snapshot).toMatchObject({ seenBy: 'person', theirs: { name: seen.name }, score: 58 });
      expect(await now()).toBe('CASE');
      await call('delete-case', { caseId: given.caseId });
    },
  );

  it('that was there before takes along what a scan found since, once its account is compared anew', async () => {
    const at = '2026-11-20T10:00:00.000Z';
    const link = 'https://www.reddit.com/user/maya-later';
    const { case: first } = await call<{ case: Case }>('create-case', { link });
    const seen = { platform: 'REDDIT' as const, handle: 'maya-later', name: 'Maya Hollimund' };
    await findings.write(undefined, {
      ...{ subjectId: userSubject(maya.sub), id: 'later', platform: 'REDDIT', verdict: 'namesake' },
      ...{ status: 'OPEN', score: 58, reasons: [], yours: seen, theirs: seen },
      ...{ firstSeen: at, lastSeen: at, history: [{ at, what: 'first seen' }] },
    });
    const { case: again } = await call<{ case: Case }>('create-case', { link });
    expect([again.caseId, again.findingId]).toEqual([first.caseId, 'later']);
    expect((await findings.get(userSubject(maya.sub), 'later'))?.status).toBe('CASE');
    await call('delete-case', { caseId: first.caseId });
  });

  it('that was there before is joined to the account as soon as it is compared, and nobody is told to decide', async () => {
    const socialMediaAccounts = [
      { platform: 'SNAPCHAT', pageUrl: 'https://www.snapchat.com/add/maya.hollimund' },
    ];
    await answer(
      wire.graphql(
        'mutation ($input: UpdateUserInput!) { updateUser(input: $input) { id } }',
        { input: { id: maya.sub, socialMediaAccounts } },
        { token: maya.accessToken },
      ),
    );
    // Nobody is helped to accuse what stands on their own list.
    const own = { link: 'snapchat.com/add/Maya.Hollimund' };
    await expect(call('create-case', own)).rejects.toThrow('is on your list of accounts, so it isn’t a copy');
    const link = 'https://www.snapchat.com/add/maya.hol1imund';
    const { case: first } = await call<{ case: Case }>('create-case', { link });
    await call('submit-profile', { platform: 'SNAPCHAT', account: link, name: 'Maya' });
    const found = async () => (await findings.list(userSubject(maya.sub), ['SNAPCHAT'])).at(0);
    await vi.waitUntil(async () => (await found())?.status === 'CASE', { timeout: 20_000 });
    const finding = (await found())!;
    const { case: joined } = await call<{ case: Case }>('get-case', { caseId: first.caseId });
    expect(joined).toMatchObject({ findingId: finding.id, evidence: [{ kind: 'link' }] });
    expect(finding.history.map(({ what }) => what)).toEqual(['first seen', 'kept as a case']);
    const told = await notifications.recent(maya.sub, 10);
    expect(told.filter(({ kind }) => kind === 'FINDING')).toEqual([]);
    expect(finding.history.at(-1)).toMatchObject({ note: 'You have a case about it' });
    const { case: with_ } = await call<{ case: Case }>('create-case', { findingId: finding.id });
    expect(with_).toMatchObject({
      ...{ caseId: first.caseId, snapshot: { verdict: finding.verdict } },
      evidence: [{ kind: 'link' }, { kind: 'comparison' }],
    });
    expect((await found())?.history.at(-1)).toMatchObject({ note: 'Added to your case about it' });
    await call('delete-case', { caseId: first.caseId });
    expect((await found())?.status).toBe('OPEN');
  });

  it('keeps screenshots with their hash, and nothing that is no picture', async () => {
    const { caseId } = await only();
    const base64 = picture.toString('base64');
    const { case: kept } = await call<{ case: Case }>('add-evidence', {
      caseId,
      words: 'Its page',
      screenshot: { base64 },
    });
    const shot = kept.evidence.at(-1)!;
    expect(shot).toMatchObject({ kind: 'screenshot', sha256: sha256(picture), byHelper: false });
    expect(kept.steps.find(({ id }) => id === 'evidence')?.doneAt).toBeTruthy();
    const shown = await call<{ base64: string }>('evidence-picture', { caseId, evidenceId: shot.id });
    expect(sha256(Buffer.from(shown.base64, 'base64'))).toBe(shot.sha256);
    const script = Buffer.from('<svg onload="alert(1)">'.padEnd(100)).toString('base64');
    await expect(call('add-evidence', { caseId, words: '', screenshot: { base64: script } })).rejects.toThrow(
      'INVALID_INPUT',
    );
  });

  it('gives up a piece that was added by mistake, puts it back, and takes its picture along at the end', async () => {
    const { case: made } = await call<{ case: Case }>('create-case', {
      link: 'https://x.com/maya_hol1imund',
    });
    const { caseId } = made;
    const screenshot = { base64: picture.toString('base64') };
    const { case: kept } = await call<{ case: Case }>('add-evidence', { caseId, words: 'Wrong', screenshot });
    const { id: evidenceId } = kept.evidence.at(-1)!;
    const move = (removed: boolean) =>
      call<{ case: Case }>('edit-case', { caseId, removal: { evidenceId, removed } });
    const { case: without } = await move(true);
    expect([without.evidence.length, without.removed?.map(({ id }) => id)]).toEqual([
      made.evidence.length,
      [evidenceId],
    ]);
    expect((await move(false)).case.evidence).toEqual(kept.evidence);
    await move(true);
    await call('delete-case', { caseId });
    await expect(call('evidence-picture', { caseId, evidenceId })).rejects.toThrow('NOT_FOUND');
  });

  it('a friend’s link shows what to look at, takes one screenshot, and is over', async () => {
    const { caseId } = await only();
    const { token: stale } = await call<{ token: string }>('invite-helper', { caseId });
    const { token } = await call<{ token: string }>('invite-helper', { caseId });
    await expect(asFriend('helper-case', { token: stale })).rejects.toThrow('NOT_FOUND');
    const asked = await asFriend<object>('helper-case', { token });
    expect(asked).toEqual({
      platform: 'INSTAGRAM',
      handle: 'hollimund.clay.official',
      url: 'https://www.instagram.com/hollimund.clay.official/',
      askedBy: 'Maya',
      expiresAt: expect.any(String) as string,
    });
    const send = () =>
      asFriend('helper-screenshot', {
        token,
        words: 'I still see it',
        screenshot: { base64: picture.toString('base64'), fileSha256: 'a1'.repeat(32) },
      });
    const sent = await Promise.allSettled(Array.from({ length: 6 }, send));
    expect(sent.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const { evidence, helperUntil } = await only();
    expect(evidence.filter(({ byHelper }) => byHelper)).toEqual([
      expect.objectContaining({ fileSha256: 'a1'.repeat(32) }),
    ]);
    expect(helperUntil ?? null).toBe(null);
    await expect(asFriend('helper-case', { token })).rejects.toThrow('NOT_FOUND');
    const told = await notifications.recent(maya.sub, 10);
    expect(told.map(({ title, body, link }) => ({ title, body, link }))).toEqual([
      {
        title: 'A friend added a screenshot of hollimund.clay.official',
        body: 'It’s in your case, with the words that came with it.',
        link: `/cases/${caseId}`,
      },
    ]);
  });

  it('a friend’s link rests while the case is closed as not a copy, and can be ended', async () => {
    const { caseId, evidence } = await only();
    const { token } = await call<{ token: string }>('invite-helper', { caseId });
    const look = () => asFriend('helper-case', { token });
    const send = () =>
      asFriend('helper-screenshot', {
        ...{ token, words: '' },
        screenshot: { base64: picture.toString('base64') },
      });
    for (const outcome of ['NOT_A_COPY', 'REMOVED', null]) {
      await call('edit-case', { caseId, outcome });
      if (outcome !== 'NOT_A_COPY') {
        expect(await look()).toMatchObject({ handle: 'hollimund.clay.official' });
        continue;
      }
      for (const ask of [look, send])
        await expect(ask()).rejects.toThrow('FORBIDDEN: No screenshot is needed at the moment.');
      await expect(call('invite-helper', { caseId })).rejects.toThrow('FORBIDDEN');
    }
    const end = () => call<{ case: Case }>('end-helper-link', { caseId });
    const { case: ended } = await end();
    expect([ended.helperUntil ?? null, ended.evidence]).toEqual([null, evidence]);
    for (const ask of [look, send]) await expect(ask()).rejects.toThrow('NOT_FOUND');
    expect((await end()).case.updatedAt).toBe(ended.updatedAt);
  });

  it('is reported, remembered, and ends', async () => {
    const { caseId } = await only();
    const reportedOn = '2026-11-20T10:00:00.000Z';
    await call('edit-case', { caseId, reportedOn, reminderAt: '2026-11-27T10:00:00.000Z' });
    await call('edit-case', { caseId, step: { id: 'tell', done: true } });
    const answer = { on: reportedOn, answer: 'REFUSED', words: 'Within our rules.' };
    const listed = async () =>
      (await call<{ cases: ListedCase[] }>('get-cases', {})).cases.find((one) => one.caseId === caseId);
    expect((await listed())?.answered ?? null).toBe(null);
    await call('edit-case', { caseId, answer });
    const notedAt = expect.any(String) as string;
    expect((await listed())?.answered).toEqual({ on: reportedOn, answer: 'REFUSED', notedAt });
    await call('edit-case', { caseId, withdrawnAnswer: answer });
    expect((await listed())?.answered ?? null).toBe(null);
    // Silent after that they asked for more is told in the list as on the page.
    const asked = { ...answer, answer: 'ASKED_FOR_MORE', words: '' };
    await call('edit-case', { caseId, answer: asked });
    await call('edit-case', { caseId, outcome: 'NO_ANSWER' });
    expect(await listed()).toMatchObject({ outcome: 'NO_ANSWER', isSilentSince: true });
    await call('edit-case', { caseId, outcome: null });
    await call('edit-case', { caseId, withdrawnAnswer: asked });
    expect((await listed())?.isSilentSince ?? null).toBe(null);
    const seats = seatStore(await databaseOf(stack));
    const week = { cases, seats, notifications, now: () => Date.parse('2026-11-27T10:00:01.000Z') };
    expect([await remindDue(week), await remindDue(week)]).toEqual([{ told: 1 }, { told: 0 }]);
    expect((await only()).reminderAt ?? null).toBe(null);
    expect((await notifications.recent(maya.sub, 10)).map(({ link }) => link)).toContain(`/cases/${caseId}`);
    const { case: ended } = await call<{ case: Case }>('edit-case', { caseId, outcome: 'REMOVED' });
    expect(ended).toMatchObject({ reportedOn, outcome: 'REMOVED', closedAt: expect.any(String) as string });
    expect(ended.steps.filter(({ doneAt }) => doneAt).map(({ id }) => id)).toEqual([
      'evidence',
      'report',
      'tell',
      'outcome',
    ]);
  });

  it('is deleted with its pictures and its link, and nothing else is', async () => {
    const { caseId } = await only();
    const { cases: all } = await call<{ cases: ListedCase[] }>('get-cases', {});
    const { token, case: one } = await call<{ token: string; case: Case }>('invite-helper', { caseId });
    const shots = one.evidence.filter(({ kind }) => kind === 'screenshot');
    expect(shots).toHaveLength(2);
    expect(await call('delete-case', { caseId })).toEqual({ deleted: true });
    await expect(call('get-case', { caseId })).rejects.toThrow('NOT_FOUND');
    await expect(call('delete-case', { caseId })).rejects.toThrow('NOT_FOUND');
    await expect(asFriend('helper-case', { token })).rejects.toThrow('NOT_FOUND');
    for (const { id } of shots) expect(await cases.picture(maya.sub, caseId, id)).toBeUndefined();
    expect(await call('get-cases', {})).toEqual({ cases: all.filter((other) => other.caseId !== caseId) });
  });

  it('proofs can be handed in, and a message sent', async () => {
    const proofs = await call<{ file: string; sha256: string }>('export-proofs', {});
    expect(proofs).toMatchObject({ name: 'Maya', accounts: [] });
    expect(JSON.parse(proofs.file)).toMatchObject({ name: 'Maya', accounts: [] });
    expect(proofs.sha256).toBe(sha256(Buffer.from(proofs.file)));
    expect(
      await call('support', { subject: 'Hello', message: 'How do I prove two accounts?' }),
    ).toMatchObject({
      number: expect.stringMatching(/^CS-/) as string,
    });
  });
});
