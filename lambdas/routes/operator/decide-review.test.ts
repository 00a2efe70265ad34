import { beforeEach, describe, expect, it } from 'vitest';
import type { Notification } from '#domain/message/notification';
import type { KeptReview } from '#domain/proof/review';
import type { Rival, SocialProof } from '#domain/proof/proof';
import { type User, newUser } from '#domain/account/user';
import { personAsHolder } from '../../proof/holder.ts';
import type { OpenRequest } from '../../store/request.ts';
import { decideReview } from './decide-review.ts';

const at = '2026-11-23T12:00:00.000Z';
const account = { platform: 'GITHUB', handle: 'maya-hollimund' } as const;
const proven: SocialProof = {
  ...{ id: 'GITHUB#maya-hollimund', owner: 'maya', how: 'code', proves: 'this URL' },
  ...{ since: '2026-10-01T00:00:00.000Z', lastCheckedAt: at, public: true, wantsPublic: true },
};
const reported: OpenRequest = {
  ...{ kind: 'IMITATION', id: 'report-1', createdAt: at, expiresAt: 0, platform: 'GITHUB' },
  ...{ handle: 'maya-hollimund', own: 'https://github.com/nora', words: 'Mine.', email: 'nora@example.com' },
} as OpenRequest;

/** One proof that an operator decides of, and whoever is told. */
function world(owner = 'maya', managers = ['mona']) {
  let clock = Date.parse(at);
  let proof: SocialProof | undefined = { ...proven, owner };
  let isOpen = true;
  let held = false;
  let forThem: true | undefined;
  let rival: Rival | undefined;
  const told: Notification[] = [];
  /** What another operator does between the reading and the writing. */
  let meanwhile: (() => void) | undefined;
  const race = (before: SocialProof) => {
    meanwhile?.();
    return before !== proof;
  };
  const record: User = {
    ...newUser({ sub: 'maya', email: 'maya@example.com' }, at),
    socialMediaAccounts: [
      { platform: 'GITHUB', pageUrl: 'https://github.com/maya-hollimund', verifiedAt: at },
    ],
  };
  const seat = (userId: string, role: string) => ({
    userId,
    role,
    userEmailAddress: `${userId}@example.com`,
  });
  const services = {
    proofs: {
      get: async () => proof,
      look: async (before: SocialProof, found: object) => {
        if (race(before)) return false;
        proof = { ...before, ...found, version: (before.version ?? 0) + 1 };
        return true;
      },
      held: async () => held,
      named: async () => [],
      rival: async () => rival,
      claim: async () => undefined,
      hold: async (_id: string, _owner: string, _at: string, only?: true) => {
        [held, forThem] = [true, only];
      },
      letGo: async () => void (held = false),
      settle: async (_: unknown, { drop }: { drop: SocialProof }) => {
        if (race(drop)) return 'moved on';
        proof = undefined;
        return 'written';
      },
    },
    holders: {
      get: async (of: string) =>
        of === 'B#acme'
          ? { kind: 'business', owner: of, record: { ...record, name: 'Acme' } }
          : personAsHolder(record),
    },
    seats: {
      seatsIn: async () => [
        seat('ada', 'ADMIN'),
        ...managers.map((name) => seat(name, 'MANAGER')),
        seat('mel', 'MEMBER'),
      ],
    },
    requests: {
      open: async () => (isOpen ? [reported] : []),
      get: async () => reported,
      setOpen: async (_: string, open: boolean) => ((isOpen = open), true),
    },
    decisions: { add: async () => {}, done: async () => {}, refused: async () => {} },
    notifications: {
      add: async (one: Notification) => {
        const isNew = !told.some(({ userId, id }) => userId === one.userId && id === one.id);
        if (isNew) told.push(one);
        return isNew;
      },
    },
    random: () => 0.5,
    retry: { attempts: 1, first: 0, longest: 0, random: () => 0, sleep: async () => {} },
  } as unknown as Parameters<typeof decideReview>[1];
  return {
    told,
    isHeld: () => held,
    isHeldForThemAlone: () => held && forThem === true,
    isReportOpen: () => isOpen,
    closeReport: () => (isOpen = false),
    holdBack: () => (held = true),
    rivalIs: (owner: string) => (rival = { owner, how: 'code', at }),
    meanwhile: (other: SocialProof | undefined) => (meanwhile = () => (proof = other)),
    hold: (fields: Partial<SocialProof>) => (proof = { ...proof!, ...fields }),
    proof: () => proof,
    decide: (decision: 'keep' | 'pause' | 'end', seenVersion?: number, undo?: KeptReview) => {
      const caller = { sub: 'olga', groups: ['Admin'] };
      const request = { ...account, decision, seenVersion, undo, reason: 'Nora says that it is hers.' };
      const now = (clock += 60_000);
      return decideReview(
        { caller, request, now } as unknown as Parameters<typeof decideReview>[0],
        services,
      );
    },
  };
}

let w: ReturnType<typeof world>;
beforeEach(() => {
  w = world();
});
const said = () => w.told.map(({ userId, title }) => [userId, title]);
const paused = 'maya-hollimund on GitHub is paused for review';
const shown = 'maya-hollimund on GitHub is no longer paused';

describe('whose account it is', () => {
  it('is told that it is paused, what that means and what they can do; nothing of who reported it', async () => {
    await w.decide('pause');
    expect(w.told).toEqual([
      expect.objectContaining({ userId: 'maya', kind: 'SOURCE', title: paused, link: '/connections/social' }),
    ]);
    expect(w.told[0]!.body).toMatch(/checks and the page of your accounts.*copy of your data.*contact page/);
    expect(JSON.stringify(w.told)).not.toMatch(/nora/i);
  });

  it('is told once of a pause, and once of its end', async () => {
    await w.decide('pause');
    await w.decide('pause');
    await w.decide('keep');
    expect(said()).toEqual([
      ['maya', paused],
      ['maya', shown],
    ]);
    await w.decide('pause');
    expect(said()).toHaveLength(3);
  });

  it('of a business is everybody who gets its alerts', async () => {
    w = world('B#acme');
    await w.decide('pause');
    await w.decide('keep');
    expect(said()).toEqual([
      ['ada', `Acme: ${paused}`],
      ['mona', `Acme: ${paused}`],
      ['ada', `Acme: ${shown}`],
      ['mona', `Acme: ${shown}`],
    ]);
    expect(w.told.map(({ link }) => link)).toEqual(
      Array(4).fill('/business-settings?businessId=acme#accounts'),
    );
    expect(w.told[0]!.body, 'no copy of data holds the reason of a business').not.toMatch(
      /copy of your data/,
    );
  });

  it('learns of the end of a pause that no operator made', async () => {
    w.hold({ public: false, reviewSince: at, reviewReason: 'looks like another' });
    await w.decide('keep');
    expect(said()).toEqual([['maya', shown]]);
  });

  it('is told nothing of a report that changes nothing', async () => {
    await w.decide('keep');
    expect(w.told).toEqual([]);
  });

  it('is told of an end as of any other, once', async () => {
    await w.decide('end');
    expect(said()).toEqual([['maya', 'Your proof for maya-hollimund on GitHub no longer holds']]);
  });
});

describe('an undo of what was kept', () => {
  it.each([
    [
      'a disputed one',
      { reviewReason: 'disputed', how: 'oauth' },
      false,
      'Please prove maya-hollimund on GitHub again',
    ],
    [
      'one that looks like another',
      { reviewReason: 'looks like another', clearedWith: ['X#old'] },
      true,
      paused,
    ],
    ['a reported one', { reviewReason: 'reported' }, true, paused],
  ] as const)(
    'brings back %s as it was: since when, why, its reports, and whether it is held',
    async (_, fields, held, title) => {
      w.hold({
        public: false,
        reviewSince: '2026-11-22T12:00:00.000Z',
        clearedWith: null,
        ...fields,
        version: 4,
      } as Partial<SocialProof>);
      if (held) w.holdBack();
      const before = w.proof();
      const { undo } = await w.decide('keep');
      expect(w.proof()).toMatchObject({ reviewSince: null, public: true });
      expect([w.isHeld(), w.isReportOpen()]).toEqual([false, false]);
      await w.decide('pause', undefined, undo);
      expect(w.proof()).toEqual({ ...before, version: 6 });
      expect([w.isHeld(), w.isReportOpen()]).toEqual([held, true]);
      // It was said to be shown again: that it isn't is told, too.
      expect(said()).toEqual([
        ['maya', shown],
        ['maya', title],
      ]);
    },
  );

  it('is refused once anything has changed about the proof', async () => {
    w.hold({ public: false, reviewSince: at, reviewReason: 'disputed', version: 4 });
    const { undo } = await w.decide('keep');
    w.hold({ version: 6 });
    await expect(w.decide('pause', undefined, undo)).rejects.toThrow('Yours wasn’t carried out.');
    expect(w.proof()).toMatchObject({ reviewSince: null });
    expect([w.isHeld(), w.isReportOpen()]).toEqual([false, false]);
  });

  it('isn’t there for one that was shown all the time', async () => {
    expect((await w.decide('keep')).undo).toBeUndefined();
  });
});

describe('of two operators who decide at once', () => {
  const waiting = { public: false, reviewSince: at, reviewReason: 'disputed' } as const;
  const later = (words: string) =>
    `maya-hollimund on GitHub: ${words} in the meantime, perhaps by another operator’s decision. Yours wasn’t carried out.`;

  it('the later one reads what it is now, and holds nothing back that the other gave back', async () => {
    w.hold(waiting);
    w.meanwhile({ ...proven, version: 7 });
    await expect(w.decide('end')).rejects.toThrow(later('the badge is as its holder chose'));
    expect(w.isHeld()).toBe(false);
    expect(w.told).toEqual([]);
  });

  it('the later one reads that it has ended, and lets nothing go that the other holds back', async () => {
    w.hold(waiting);
    w.meanwhile(undefined);
    await expect(w.decide('keep')).rejects.toThrow(later('the proof has ended'));
    expect(w.isHeld()).toBe(true);
  });

  it('one who saw it as it was before the other’s decision decides nothing, also while its report is still open', async () => {
    w.hold({ version: 4 });
    await expect(w.decide('end', 3)).rejects.toThrow(later('the badge is as its holder chose'));
    expect(w.proof()).toMatchObject({ version: 4 });
    await w.decide('end', 4);
    expect(w.proof()).toBeUndefined();
  });

  it('one who comes a moment later reads the same', async () => {
    w.hold(waiting);
    await w.decide('keep');
    await expect(w.decide('end')).rejects.toThrow(later('the badge is as its holder chose'));
    await w.decide('pause');
    await w.decide('end');
    await expect(w.decide('keep')).rejects.toThrow(later('the proof has ended'));
  });
});

it.each([
  ['themselves', 'olga'],
  ['a business of theirs', 'B#acme'],
])('an operator decides no dispute in which the other side is %s', async (_, owner) => {
  w = world('maya', ['olga']);
  w.hold({ public: false, reviewSince: at, reviewReason: 'disputed' });
  w.rivalIs(owner);
  await expect(w.decide('end')).rejects.toThrow('Another operator has to decide.');
  w.rivalIs('somebody');
  await w.decide('keep');
  expect(w.told.map(({ userId, title }) => [userId, title])).toContainEqual([
    'somebody',
    'Someone else’s proof of maya-hollimund on GitHub still holds',
  ]);
});

it.each([
  [
    'a dispute that ends holds back who lost it, and not who is asked to prove it again',
    'disputed',
    true,
    true,
  ],
  ['what was reported is held back whoever proves it', 'reported', true, false],
  ['and so is what is disputed and reported', 'disputed', false, false],
] as const)('%s', async (_, reviewReason, answered, forThem) => {
  const w = world();
  w.hold({ public: false, reviewSince: at, reviewReason });
  w.rivalIs('somebody');
  if (answered) w.closeReport();
  await w.decide('end');
  expect([w.proof(), w.isHeld(), w.isHeldForThemAlone()]).toEqual([undefined, true, forThem]);
});
