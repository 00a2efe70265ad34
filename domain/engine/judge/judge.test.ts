import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bioLikeness, bioShape } from '../profile/bio-signal.ts';
import { scoreOf } from './score.ts';
import { handleShape } from '../handle/handle-shape.ts';
import { handleLikeness } from '../handle/handle-signal.ts';
import { judge, judgeFrom } from './judge.ts';
import { type JudgeContext, VERDICTS } from './judgement.ts';
import { nameShape } from '../name/name-shape.ts';
import { nameLikeness } from '../name/name-signal.ts';
import { photoLikeness } from '../photo/photo-signal.ts';
import type { Profile } from '../profile/profile.ts';
import { locationLikeness } from '../profile/location-signal.ts';
import { relativeLikeness } from '../profile/age-and-audience.ts';
import { webShape } from '../web/web-shape.ts';
import { domainLikeness } from '../web/web-signal.ts';

const photo = 'f8f8f0cee0f4a84f06370a22038f63f0b36e2ed596621e1d33e6b39c4e9c9b22';
const edited = photo
  .replace('f8f8f0cee0f4a84f', '0000f0cee0f4a84f')
  .replace('063', 'f63')
  .replace('9c9b22', '0f0b22');
/** The same with so many bits turned round. */
const bitsApart = (bits: number): string =>
  [...photo]
    .map((digit, at) => {
      const turned = Math.min(4, Math.max(0, bits - 4 * at));
      return (parseInt(digit, 16) ^ ((1 << turned) - 1)).toString(16);
    })
    .join('');
const other = '07070f311f0b57b0f9c8f5ddfc709c0f4c91d12a699de1e2cc194c63b16364dd';
const maya: Profile = {
  handle: 'maya_hollimund',
  name: 'Maya Hollimund',
  bio: 'Potter in Ferrow Bay. Mugs, bowls and glazes. Shop opens Fridays.',
  photo,
  createdAt: '2015-01-01',
  followers: 12_000,
};
const john: Profile = { handle: 'john_smith', name: 'John Smith' };

describe('judge', () => {
  it.each<[string, Profile, Profile, string]>([
    ['a stranger', maya, { handle: 'someone_else', name: 'Bo Larsen' }, 'unrelated'],
    ['an alike handle alone', maya, { handle: 'maya_ho1limund' }, 'namesake'],
    ['the same name alone', maya, { handle: 'hollimund77x', name: 'Maya Hollimund' }, 'namesake'],
    [
      'an alike handle and the same name',
      maya,
      { handle: 'maya_ho1limund', name: 'Maya Hollimund' },
      'likely clone',
    ],
    ['a decorated handle and the photo', maya, { handle: 'real_maya_hollimund', photo }, 'likely clone'],
    ['an exact copy of the photo alone', maya, { handle: 'zzz', name: 'Bo', photo }, 'possible clone'],
    [
      'the photo re-encoded or cut',
      maya,
      { handle: 'zzz', name: 'Bo', photo: bitsApart(38) },
      'possible clone',
    ],
    ['the photo changed further, alone', maya, { handle: 'zzz', photo: bitsApart(46) }, 'namesake'],
    ['another photo', maya, { handle: 'zzz', photo: other }, 'unrelated'],
    ['an edited photo and the same name', maya, { name: 'Maya Hollimund', photo: edited }, 'likely clone'],
    ['a copied bio and name', maya, { name: 'Maya Hollimund', bio: maya.bio }, 'likely clone'],
    ['nothing to compare', {}, {}, 'unrelated'],
  ])('%s', (_, yours, theirs, verdict) => expect(judge(yours, theirs).verdict).toBe(verdict));

  it('says why in plain words', () => {
    expect(judge(maya, { handle: 'maya_ho1limund', name: 'Hollimund Maya', photo }).reasons).toEqual([
      'Same picture.',
      'Digit 1 in place of l.',
      'Same name, in a different order.',
    ]);
    expect(judge(john, { handle: 'x9', name: 'John Smith' }).reasons).toContain(
      'Probably someone else with that name.',
    );
  });

  it('says each decoration once', () =>
    expect(judge({ handle: 'maya_hollimund' }, { handle: 'OFFICIAL_rnaya_h0ll1mund' }).reasons).toEqual([
      'Same handle with “official”.',
    ]));

  it('knows a photo with a bar across its foot whatever the name and handle are', () => {
    const grain = (x: number, y: number) =>
      128 + 60 * Math.sin(x / 5 + Math.sin(y / 9) * 3) * Math.cos(y / 7);
    const thumb = (barred: boolean) => ({
      width: 96,
      height: 96,
      data: Uint8Array.from({ length: 96 * 96 }, (_, at) => {
        const [x, y] = [at % 96, Math.floor(at / 96)];
        return barred && y > 66 ? 110 : grain(x, y);
      }),
    });
    const context = {
      protectedPhoto: { hash: photo, quality: 90, thumb: thumb(false) },
      candidatePhoto: { hash: other, quality: 90, thumb: thumb(true) },
    };
    const judged = judge(
      { handle: 'maya_hollimund', name: 'Maya Hollimund' },
      { handle: 'zzz', name: 'Bo' },
      context,
    );
    expect(judged.signals.photo).toBeLessThan(0.9);
    expect(judged).toMatchObject({
      verdict: 'possible clone',
      reasons: [expect.stringMatching(/^Same picture/), expect.anything(), expect.anything()],
    });
  });

  it('steps back for a label, an older account and what people know', () => {
    const copy: Profile = { handle: 'maya_ho1limund', name: 'Maya Hollimund' };
    expect(judge(maya, { ...copy, bio: 'Parody account of a potter' }).verdict).toBe('namesake');
    expect(judge(maya, { ...copy, photo, bio: 'Parody account of a potter' }).verdict).toBe('possible clone');
    expect(judge(maya, { ...copy, createdAt: '2009-05-01' }).verdict).toBe('possible clone');
    const namesake: Profile = { handle: 'hollimund_m', name: 'Maya Hollimund', createdAt: '2009-05-01' };
    expect(judge(maya, namesake).verdict).toBe('namesake');
    expect(judge(maya, { ...namesake, photo }).verdict).toBe('possible clone');
    expect(judge(maya, copy, { dismissed: true }).verdict).toBe('namesake');
    expect(judge(maya, copy, { provenBy: 'other' }).verdict).toBe('namesake');
    expect(judge(maya, copy, { allowed: true })).toMatchObject({ verdict: 'unrelated', score: 0 });
    expect(judge(maya, { handle: 'zzz' }, { copiedProof: true })).toMatchObject({
      verdict: 'likely clone',
      score: 99,
    });
  });

  it('steps back as well for one that is older than all whose age is known, where the age of this one is not', () => {
    const { createdAt: _, ...ageless } = { ...maya, platform: 'INSTAGRAM' as const };
    const theirs: Profile = {
      handle: 'maya.hollimund.harbor',
      name: 'Maya Hollimund',
      createdAt: '2018-04-01',
    };
    const beside = (ownSince?: string) => judge(ageless, theirs, { ownSince });
    expect(beside().verdict).toBe('likely clone');
    expect(beside('2018-06-01').verdict).toBe('likely clone');
    const { verdict, reasons } = beside('2019-01-18');
    expect(verdict).toBe('namesake');
    expect(reasons).toContain('Older than those of your accounts whose age is known.');
    // A copied picture is one, however old the account is that shows it.
    expect(judge({ ...ageless, photo }, { ...theirs, photo }, { ownSince: '2019-01-18' }).verdict).toBe(
      'possible clone',
    );
  });

  it('shows nobody as probably another person with the score of a copy, and keeps their order', () => {
    const older = { name: 'Maya Hollimund', createdAt: '2009-05-01' };
    const calm = [
      { ...older, handle: 'maya_tromso' },
      { ...older, handle: 'maya_holli' },
      { ...older, handle: 'hollimund_m' },
    ].map((theirs) => judge(maya, theirs));
    for (const { score, verdict } of calm) {
      expect(verdict).toBe('namesake');
      expect(score).toBeLessThanOrEqual(60);
    }
    const scores = calm.map(({ score }) => score);
    expect(scores).toEqual([...new Set(scores)].sort((a, b) => a - b));
    const parody = judge(maya, { handle: 'maya_ho1limund', name: maya.name, bio: 'Parody account' });
    expect(parody).toMatchObject({ verdict: 'namesake' });
    expect(parody.score).toBeLessThanOrEqual(60);
    // what stays a copy keeps the score of one
    expect(judge(maya, { ...older, handle: 'maya_ho1limund', photo }).score).toBeGreaterThan(60);
  });

  it('with nothing to compare says so, and nothing else', () =>
    expect(judge({}, {}).evidence).toEqual([
      { signal: 'handle', value: 0, reason: 'Not enough is known to compare.', side: 'context', adds: 0 },
    ]));

  it('adds up what its parts say', () => {
    const profile = fc.record(
      {
        handle: fc.constantFrom('maya_hollimund', 'maya_ho1limund', 'zorblax', 'real_maya_hollimund'),
        name: fc.constantFrom('Maya Hollimund', 'Maya J. Hollimund', 'Bo Larsen'),
        bio: fc.constantFrom(maya.bio, 'News of the harbour, every morning at six'),
        photo: fc.constantFrom(photo, edited, other),
        domain: fc.constantFrom('maya.com', 'maya-shop.com', 'oak.net'),
        location: fc.constantFrom('Ferrow Bay', 'Tromsø'),
        followers: fc.constantFrom(10, 12_000),
      },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(profile, profile, (a, b) => {
        const { signals, score, verdict } = judge(a, b);
        const expected: Record<string, number | undefined> = {
          handle: a.handle && b.handle && handleLikeness(handleShape(a.handle), handleShape(b.handle)).value,
          name: a.name && b.name && nameLikeness(nameShape(a.name), nameShape(b.name)).value,
          bio: a.bio && b.bio && bioLikeness(bioShape(a.bio)!, bioShape(b.bio)!),
          photo: a.photo && b.photo && photoLikeness({ hash: a.photo }, { hash: b.photo })?.value,
          domain: domainLikeness(webShape(a.domain, []), webShape(b.domain, []))?.value,
          location: locationLikeness(a.location, b.location),
          relative: relativeLikeness(a, b)?.value,
        } as Record<string, number | undefined>;
        for (const [signal, value] of Object.entries(expected)) {
          const found = signals[signal as keyof typeof signals];
          if (value === undefined) expect(found, signal).toBeUndefined();
          else expect(found, signal).toBeCloseTo(value, 3);
        }
        expect(score).toBe(scoreOf(signals));
        const copied = [
          (signals.handle ?? 0) >= 0.72,
          (signals.name ?? 0) >= 0.84,
          (signals.photo ?? 0) >= 0.7,
          (signals.bio ?? 0) >= 0.5,
          (signals.domain ?? 0) >= 0.8,
        ].filter(Boolean).length;
        const onlyNamed =
          copied === 2 &&
          (signals.handle ?? 0) >= 0.72 &&
          (signals.name ?? 0) >= 0.84 &&
          a.handle === 'maya_hollimund' &&
          b.handle === 'maya_hollimund' &&
          signals.photo === 0;
        const clone = score >= 65 && !onlyNamed ? 'likely clone' : 'possible clone';
        const single = (signals.photo ?? 0) >= 0.95 ? 'possible clone' : copied ? 'namesake' : 'unrelated';
        expect(verdict).toBe(copied > 1 ? clone : single);
      }),
      { seed: 332, numRuns: 500 },
    );
  });

  it('shows a sum that adds up: the reasons add up to the score, whatever lowers it', () => {
    const profile = fc.record(
      {
        handle: fc.constantFrom('maya_hollimund', 'maya_ho1limund', 'zorblax', 'real_maya_hollimund'),
        name: fc.constantFrom('Maya Hollimund', 'Maya J. Hollimund', 'Bo Larsen'),
        bio: fc.constantFrom(maya.bio, 'Parody account of a potter'),
        photo: fc.constantFrom(photo, edited, other),
        domain: fc.constantFrom('maya.com', 'maya-shop.com', 'oak.net'),
        platform: fc.constantFrom('x', 'github'),
        createdAt: fc.constantFrom('2009-01-01', '2015-01-01', '2026-01-01'),
        followers: fc.constantFrom(10, 494, 12_000),
      },
      { requiredKeys: [] },
    );
    const context = fc.record<JudgeContext>({
      allowed: fc.constantFrom(true, false, false, false),
      provenBy: fc.constantFrom(undefined, undefined, 'protected', 'other'),
      dismissed: fc.boolean(),
      copiedProof: fc.boolean(),
      ownAccountsUnknown: fc.boolean(),
    });
    fc.assert(
      fc.property(profile, profile, context, (a, b, known) => {
        const { score, evidence } = judge(a, b, known);
        for (const { adds } of evidence) expect(Number.isInteger(adds)).toBe(true);
        expect(evidence.reduce((sum, { adds }) => sum + adds, 0)).toBe(Math.floor(score));
      }),
      { seed: 603, numRuns: 1000 },
    );
  });

  it('puts copies in order: what takes less scores less, in the numbers people see', () => {
    const all: Profile = {
      ...maya,
      domain: 'maya.com',
      links: ['https://maya.com/shop'],
      location: 'Ferrow Bay',
    };
    const newer = { createdAt: '2026-01-01', followers: 40 };
    const copies: Profile[] = [
      { ...all },
      { ...all, ...newer, handle: 'maya_ho1limund' },
      { ...maya, ...newer, handle: 'maya_ho1limund' },
      { ...maya, handle: 'maya_ho1limund', createdAt: undefined, followers: undefined },
      { name: maya.name, handle: 'maya_ho1limund', photo },
      { name: maya.name, handle: 'maya_ho1limund', photo: edited },
      { name: maya.name, handle: 'maya_ho1limund' },
      { name: maya.name, handle: 'maya_hollimund_pots' },
      { name: maya.name },
      { name: 'Bo Larsen' },
    ];
    const shown = copies.map((copy) => Math.floor(judge(all, copy).score));
    expect(shown[0]).toBe(100);
    expect(shown).toEqual([...new Set(shown)].sort((a, b) => b - a));
  });

  it('does not count missing or poor evidence as innocence', () => {
    const alone = judge(maya, { handle: 'maya_ho1limund' }).score;
    expect(judge({ ...maya, photo: undefined, bio: undefined }, { handle: 'maya_ho1limund' }).score).toBe(
      alone,
    );
    const poor = { candidatePhoto: { hash: other, quality: 20 } };
    expect(judge(maya, { handle: 'maya_ho1limund', photo: other }, poor).signals.photo).toBeUndefined();
  });

  it('scores rise with likeness', () => {
    const scores = [
      'zzzzzz',
      'maya_hollanders',
      'maya_hollimnd_x',
      'maya_hollimond',
      'maya_ho1limund',
      'maya_hollimund',
    ].map((handle) => judge(maya, { handle }).score);
    expect(scores).toEqual([...scores].sort((a, b) => a - b));
  });

  it('does not know capitals from small letters', () => {
    const handle = fc
      .array(
        fc.constantFrom(
          'maya',
          'holli',
          'mund',
          'rn',
          'vv',
          'i',
          'l',
          '1',
          '0',
          '_',
          '.',
          'real',
          'official',
          '99',
        ),
        {
          minLength: 1,
          maxLength: 6,
        },
      )
      .map((parts) => parts.join(''));
    fc.assert(
      fc.property(handle, handle, (yours, theirs) => {
        const { score, signals, verdict } = judge({ handle: yours }, { handle: theirs });
        for (const [a, b] of [
          [yours.toUpperCase(), theirs],
          [yours, theirs.toUpperCase()],
          [yours.toUpperCase(), theirs.toUpperCase()],
        ])
          expect(judge({ handle: a }, { handle: b })).toMatchObject({ score, signals, verdict });
      }),
      { seed: 304, numRuns: 300 },
    );
    expect(judge({ handle: 'maya_hollimund' }, { handle: 'REAL_MAYA_HOLLIMUND' }).signals.handle).toBe(0.95);
  });

  it('takes no copy for what it says it is not', () => {
    const copy = { handle: 'maya_ho1limund', name: 'Maya Hollimund' };
    expect(judge(maya, { ...copy, bio: 'Fan page' }).verdict).toBe('namesake');
    for (const bio of ['My only account, I have no fan page', 'Not affiliated with any agency'])
      expect(judge(maya, { ...copy, bio })).toMatchObject(judge(maya, { ...copy, bio: 'My only one, see' }));
  });

  it.each<[Partial<Profile>, Partial<Profile>, string]>([
    [{ name: 'Christopher Lee' }, { name: 'Chris Kim' }, 'The names are somewhat alike.'],
    [{ location: 'London, UK' }, { location: 'Leeds, UK' }, 'The places have words in common.'],
    [{ location: 'Ferrow Bay' }, { location: 'ferrow bay' }, 'Same place.'],
    [
      { links: ['ox.ac.uk/people/maya'] },
      { links: ['https://www.ox.ac.uk/people/john'] },
      'Links to the same sites.',
    ],
    [
      { links: ['ox.ac.uk/people/maya'] },
      { links: ['https://www.ox.ac.uk/people/maya'] },
      'Links to the same pages.',
    ],
    [{}, { bio: 'A parody' }, 'Its handle, name or bio says “parody”.'],
  ])('of %j and %j it says %s', (yours, theirs, reason) =>
    expect(judge({ ...maya, ...yours }, { handle: 'zzz', ...theirs }).reasons).toContain(reason),
  );

  it('is bounded, deterministic and total over hostile profiles', () => {
    const text = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 60 }),
      fc.constantFrom(
        '\ud800',
        '\udc00\ud800',
        'a'.repeat(300_000),
        '\u0301'.repeat(50_000),
        '((((((((',
        '🏳️‍🌈'.repeat(999),
        '‮maya',
      ),
    );
    const profile = fc.record(
      {
        handle: text,
        name: text,
        bio: text,
        location: text,
        domain: text,
        links: fc.array(text, { maxLength: 3 }),
        photo: fc.oneof(text, fc.constant(photo)),
        createdAt: fc.constantFrom('2020-01-01', 'never', NaN, 0),
        followers: fc.constantFrom(0, NaN, 1e300),
      },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(profile, profile, (a, b) => {
        const judged = judge(a, b);
        expect(judged.score).toBeGreaterThanOrEqual(0);
        expect(judged.score).toBeLessThanOrEqual(100);
        expect(VERDICTS).toContain(judged.verdict);
        for (const value of Object.values(judged.signals)) expect(value >= 0 && value <= 1).toBe(true);
        expect(judged.reasons.length).toBeGreaterThan(0);
        expect(judge({ ...a }, { ...b })).toEqual(judged);
        expect(judgeFrom(40, a, b)).toEqual(judged.score >= 40 ? judged : undefined);
      }),
      { seed: 23, numRuns: 60 },
    );
  });
});
