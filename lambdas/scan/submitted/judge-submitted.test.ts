import { describe, expect, it } from 'vitest';
import type { Finding, SeenProfile } from '#domain/scan/finding';
import { SourceSilent } from '../../sources/source.ts';
import { pastedCase } from '../../../test/support/sources/cases-in-memory.ts';
import { findingId } from '../same-account.ts';
import { at, world } from '../../../test/support/sources/submitted-world.ts';

describe('an account that a person gave us', () => {
  it('is a finding from what they gave, told once, and counted', async () => {
    const { submit, findings, notifications, told, user } = world();
    expect(await submit()).toBe('found');
    expect(await submit()).toBe('found');
    const [finding] = [...findings.values()];
    expect(finding).toMatchObject({
      platform: 'SNAPCHAT',
      status: 'OPEN',
      yours: { handle: 'maya.hollimund' },
      theirs: { handle: 'maya.hol1imund', name: 'Maya Hollimund' },
      history: [{ what: 'first seen', note: 'From what you gave us' }],
    });
    expect(finding!.verdict).toMatch(/clone/);
    expect([...notifications.values()]).toMatchObject([
      { title: expect.stringMatching(/clone on Snapchat: maya\.hol1imund/), noMail: true },
    ]);
    const { likelyClones = 0, possibleClones = 0 } = user().impersonationDetection ?? {};
    expect((likelyClones ?? 0) + (possibleClones ?? 0)).toBe(1);
    expect(told).toEqual(['DONE', 'DONE']);
  });

  it('that they have a case about is joined to it, and nobody is told to decide', async () => {
    const { submit, cases, findings, notifications, user } = world();
    const one = pastedCase({ platform: 'SNAPCHAT', handle: 'maya.hol1imund' });
    await cases.write({ before: undefined, after: one });
    expect(await submit()).toBe('found');
    const [finding] = [...findings.values()];
    expect(finding?.status).toBe('CASE');
    expect(await cases.get('u1', 'c1')).toMatchObject({ findingId: finding!.id });
    expect([...notifications.values()]).toEqual([]);
    expect(user().impersonationDetection).toMatchObject({ likelyClones: 0, possibleClones: 0 });
  });

  it('that goes by another handle by now takes the case about it along', async () => {
    let shown: SeenProfile = {
      ...{ platform: 'SNAPCHAT', handle: 'maya.hol1imund', accountId: '77', name: 'Maya Hollimund' },
    };
    const { submit, cases, findings, notifications } = world(() => shown);
    const one = pastedCase({ platform: 'SNAPCHAT', handle: shown.handle });
    await cases.write({ before: undefined, after: one });
    await submit();
    shown = { ...shown, handle: 'maya.ho11imund' };
    await submit({ handle: shown.handle });
    const [finding] = [...findings.values()] as [Finding];
    expect(finding).toMatchObject({ status: 'CASE', theirs: { handle: shown.handle } });
    expect(await cases.get('u1', 'c1')).toMatchObject({
      ...{ findingId: finding.id, handle: shown.handle, title: `A copy: ${shown.handle}` },
      evidence: [
        { kind: 'finding', words: expect.stringMatching(/^Renamed on Snapchat: maya\.hol1imund is/) },
      ],
    });
    expect([...notifications.values()]).toMatchObject([
      { title: expect.stringMatching(/^Renamed on Snapchat: maya\.ho11imund/) },
    ]);
  });

  it('is read from the platform where that answers', async () => {
    const { submit, findings } = world(() => ({
      platform: 'SNAPCHAT',
      handle: 'maya.hol1imund',
      name: 'Maya Hollimund',
      bio: 'Real text',
    }));
    await submit({ name: 'Somebody else' });
    expect([...findings.values()]).toMatchObject([
      { theirs: { bio: 'Real text' }, history: [{ note: 'You gave it to us' }] },
    ]);
  });

  it.each([
    [
      'is silent',
      () => {
        throw new SourceSilent('No answer.');
      },
    ],
    ['knows no such account', () => undefined],
  ])('counts as given when the platform %s', async (_, answer) => {
    const { submit, findings } = world(answer);
    await submit();
    expect([...findings.values()]).toMatchObject([{ history: [{ note: 'From what you gave us' }] }]);
  });

  it('that a scan has found keeps all that the scan saw, whether or not the platform answers now', async () => {
    const hash = 'f8f8f0cee0f4a84f06370a22038f63f0b36e2ed596621e1d33e6b39c4e9c9b22';
    const shows = { name: 'Maya Hollimund', bio: 'Pots and glazes from the bay', photoHash: hash };
    const theirs: SeenProfile = { platform: 'SNAPCHAT', handle: 'maya.hol1imund', ...shows };
    const found: Finding = {
      ...{
        subjectId: 'U#u1',
        id: findingId('SNAPCHAT', 'maya.hol1imund'),
        platform: 'SNAPCHAT',
        status: 'OPEN',
      },
      ...{ verdict: 'likely clone', score: 97, reasons: [], history: [] },
      ...{ firstSeen: '2026-11-10T00:00:00.000Z', lastSeen: '2026-11-10T00:00:00.000Z' },
      yours: {
        ...{ platform: 'INSTAGRAM', handle: 'Maya.Hollimund', ...shows },
        imageUrl: 'https://pictures.example/maya.jpg',
      },
      theirs,
    };
    for (const answer of [undefined, () => undefined, () => theirs]) {
      const { submit, findings } = world(answer);
      findings.set(found.id, found);
      expect(await submit({ name: null, bio: null })).toBe('found');
      const [after] = [...findings.values()] as [Finding];
      expect(after).toMatchObject({ verdict: 'likely clone', yours: found.yours, theirs });
      expect(after.theirs.seenIn ?? null).toBeNull();
      expect(after.reasons.map(({ signal }) => signal)).toEqual(
        expect.arrayContaining(['name', 'photo', 'bio', 'handle']),
      );
    }
    // Nor is a picture that stood in for one, and was taken away since.
    const { imageUrl: _, ...without } = found.yours;
    const taken = world();
    taken.findings.set(found.id, { ...found, yours: without });
    await taken.submit({ name: null });
    const [anew] = [...taken.findings.values()] as [Finding];
    expect([anew.yours.photoHash, anew.reasons.map(({ signal }) => signal).includes('photo')]).toEqual([
      undefined,
      false,
    ]);
    // An account of theirs that they took off the list is not compared any more.
    const { submit, findings } = world();
    findings.set(found.id, { ...found, yours: { ...found.yours, handle: 'another' } });
    await submit({ name: null });
    expect([...findings.values()][0]!.yours.handle).toBe('maya.hollimund');
    // Nor one of the same handle elsewhere, also where nobody gives it again.
    for (const theirs of [found.theirs, { ...found.theirs, seenIn: 'report' as const }]) {
      const { submit: again, findings: those, notifications } = world();
      those.set(found.id, { ...found, theirs, yours: { ...found.yours, platform: 'REDDIT' } });
      expect(await again({ name: null, again: true })).toBe('found');
      expect(those.get(found.id)).toMatchObject({ status: 'OPEN', yours: { platform: 'INSTAGRAM' }, theirs });
      expect(those.get(found.id)!.theirs).not.toHaveProperty('again');
      expect(notifications.size).toBe(0);
    }
    // Nor is it told that less is alike then: they took the other account off themselves.
    const fell = world();
    const handleAlone = { platform: 'SNAPCHAT', handle: 'maya.hol1imund' } as const;
    fell.findings.set(found.id, {
      ...{ ...found, theirs: handleAlone },
      yours: { ...found.yours, platform: 'REDDIT' },
    });
    await fell.submit({ name: null, again: true });
    expect([...fell.findings.values()].map(({ verdict }) => verdict)).toEqual(['namesake']);
    expect(fell.notifications.size).toBe(0);
  });

  it('is looked up for others where the platform shows it, and not from what somebody says', async () => {
    const shown = { platform: 'SNAPCHAT' as const, handle: 'maya.hol1imund', name: 'Maya Hollimund' };
    const seen = world(() => shown);
    await seen.submit();
    expect(seen.met).toEqual([{ seenFor: 'u1', at, profiles: [shown] }]);
    const said = world();
    await said.submit();
    expect(said.met).toEqual([]);
    const unlike = world(() => ({ ...shown, handle: 'zzqx.potter77', name: 'Bob Ford' }));
    await unlike.submit({ handle: 'zzqx.potter77' });
    expect(unlike.met).toEqual([]);
  });

  it('that is on the list and like nothing of theirs by now stays there, compared, and nobody is told who didn’t give it now', async () => {
    const { submit, findings, notifications, change } = world();
    await submit({ handle: 'zzqx.potter77', name: 'Maya Hollimund' });
    const [before] = [...findings.values()];
    const told = notifications.size;
    change({ firstName: 'Ottilie', lastName: 'Quent' });
    findings.set(before!.id, { ...before!, lastSeen: '2026-11-19T07:40:00.000Z' });
    expect(await submit({ handle: 'zzqx.potter77', name: 'Bob Ford' })).toBe('unlike');
    expect([...findings.values()][0]).toMatchObject({ status: 'OPEN', comparedAt: at });
    expect(notifications.size).toBe(told);
  });

  it('that is like nothing of theirs is no finding, and they hear so', async () => {
    const { submit, findings, notifications } = world();
    expect(await submit({ handle: 'zzqx.potter77', name: 'Bob Ford' })).toBe('unlike');
    expect(findings.size).toBe(0);
    expect([...notifications.values()][0]?.title).toBe(
      'zzqx.potter77 on Snapchat isn’t similar enough to your accounts to call it a copy',
    );
  });

  it.each([
    ['its name', { name: 'Bob Ford', bio: undefined }, ' With its bio we could tell more.'],
    ['its bio', { name: undefined, bio: 'I sell oak tables' }, ' With its name we could tell more.'],
    ['both', { name: 'Bob Ford', bio: 'I sell oak tables' }, ''],
  ])('of which they gave %s is asked for nothing that was given', async (_, given, more) => {
    const { submit, notifications } = world();
    expect(await submit({ handle: 'zzqx.potter77', ...given })).toBe('unlike');
    const [told] = [...notifications.values()];
    const unseen = ' We haven’t seen its picture. If it uses yours, compare the two yourself.';
    expect(told).toMatchObject({
      body: `We compared it with them, and it isn’t on the list.${more}${unseen}`,
      link: '/compare',
    });
  });

  it.each([
    ['CASE', 'stays in its case'],
    ['IGNORED', 'stays under Handled, as you decided'],
    ['MINE', 'stays under Handled, as you decided'],
    ['OPEN', 'stays on the list as it was before'],
  ] as const)('that is %s and like nothing of theirs by now “%s”', async (status, where) => {
    const { submit, findings, notifications } = world();
    await submit();
    const [[id, found] = []] = [...findings];
    const { bio: _, ...theirs } = found!.theirs;
    findings.set(id!, {
      ...found!,
      status,
      theirs: { ...theirs, name: 'Bob Ford', handle: 'zzqx.potter77' },
    });
    notifications.clear();
    expect(
      await submit({ handle: 'zzqx.potter77', name: 'Bob Ford', bio: 'I sell oak tables', givenAt: at }),
    ).toBe('unlike');
    const [told] = [...notifications.values()];
    expect(told?.body).toContain(`and it ${where}.`);
    expect(findings.get(id!)?.status).toBe(status);
  });

  it('that its platform has told a scan to be gone stays gone until the platform shows it', async () => {
    let there: SeenProfile | undefined = {
      ...{ platform: 'SNAPCHAT', handle: 'maya.hol1imund', name: 'Maya Hollimund' },
    };
    const { submit, findings, notifications, told } = world(() => there);
    await submit();
    const [found] = [...findings.values()];
    const gone = { at, what: 'no longer there' as const, was: 'CASE' as const };
    const before: Finding = { ...found!, status: 'RESOLVED', history: [...found!.history, gone] };
    findings.set(found!.id, before);
    there = undefined;
    expect(await submit({ givenAt: at })).toBe('nobody');
    expect(await submit({ givenAt: at })).toBe('nobody');
    expect([findings.get(found!.id), told.at(-1)]).toEqual([before, 'DONE']);
    expect([...notifications.values()].map(({ title }) => title)).toEqual([
      'Likely clone on Snapchat: maya.hol1imund',
      'maya.hol1imund on Snapchat was gone when a scan last looked',
    ]);
    expect([...notifications.values()].at(-1)!.body).toContain('If a scan finds it again');
    // Of what they had put aside nothing will be told.
    findings.set(found!.id, { ...before, history: [...found!.history, { ...gone, was: 'IGNORED' }] });
    await submit({ givenAt: '2026-11-20T07:41:00.000Z' });
    expect([...notifications.values()].at(-1)!.body).not.toContain('If a scan finds it again');
    // Nor of what only shares their name.
    const sharing = { ...gone, was: 'OPEN' as const };
    findings.set(found!.id, { ...before, verdict: 'namesake', history: [...found!.history, sharing] });
    await submit({ givenAt: '2026-11-20T07:42:00.000Z' });
    expect([...notifications.values()].at(-1)!.body).not.toContain('If a scan finds it again');
    findings.set(found!.id, before);
    there = { platform: 'SNAPCHAT', handle: 'maya.hol1imund', name: 'Maya Hollimund' };
    expect(await submit()).toBe('found');
    expect(findings.get(found!.id)!.history.at(-1)).toMatchObject({ what: 'back again' });
  });

  it('that its case knows to be gone is answered, too, once its finding was deleted', async () => {
    const { submit, cases, findings, notifications } = world();
    const handle = 'maya.hol1imund';
    const about = { platform: 'SNAPCHAT', handle, findingId: findingId('SNAPCHAT', handle) } as const;
    const goneAt = '2026-10-01T00:00:00.000Z';
    await cases.write({ before: undefined, after: pastedCase({ ...about, userId: 'u1', goneAt }) });
    await submit({ givenAt: at });
    expect([...findings.values()].map(({ status }) => status)).toEqual(['RESOLVED']);
    expect([...notifications.values()].map(({ title }) => title)).toEqual([
      'maya.hol1imund on Snapchat was gone when a scan last looked',
    ]);
  });

  it('given again is answered again, and a job that is done twice is answered once', async () => {
    const { submit, notifications } = world();
    const given = { handle: 'zzqx.potter77', name: 'Bob Ford', givenAt: at };
    for (const _ of [1, 2]) await submit(given);
    expect(notifications.size).toBe(1);
    await submit({ ...given, givenAt: '2026-11-20T07:41:00.000Z' });
    expect(notifications.size).toBe(2);
  });

  it('of which the link alone is known is not said to be unlike, and with more of it they hear again on the same day', async () => {
    const { submit, notifications } = world();
    const titles = () => [...notifications.values()].map(({ title }) => title);
    expect(await submit({ handle: 'zzqx.potter77', name: undefined, bio: undefined })).toBe('unlike');
    expect(titles()).toEqual([
      'Tell us more about zzqx.potter77 on Snapchat: its link alone doesn’t say whether it copies you',
    ]);
    expect([...notifications.values()][0]?.body).toContain('All we know about it is its handle');
    await submit({ handle: 'zzqx.potter77', name: 'Bob Ford', bio: undefined });
    expect(titles()[1]).toBe(
      'zzqx.potter77 on Snapchat isn’t similar enough to your accounts to call it a copy',
    );
  });
});
