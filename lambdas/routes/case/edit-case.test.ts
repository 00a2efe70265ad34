import { describe, expect, it, test } from 'vitest';
import { stepsFor } from '#domain/case/steps';
import type { Finding } from '#domain/scan/finding';
import type { CaseServices } from '../../case/services.ts';
import type { Call } from '../../rest/rest.ts';
import type { StoredCase } from '../../store/case.ts';
import { editCase } from './edit-case.ts';

const now = Date.parse('2026-11-20T10:00:00.000Z');
const on = new Date(now).toISOString();

test('a case stays within what one row can hold, however many answers are noted and taken out', async () => {
  const words = '字'.repeat(2000);
  const note = { id: 'n', at: on, kind: 'note', words, sha256: 'a'.repeat(64), byHelper: false };
  let kept = {
    evidence: Array.from({ length: 39 }, () => note),
    steps: stepsFor('X'),
  } as unknown as StoredCase;
  const cases = {
    get: async () => kept,
    write: async ({ after }: { after: object }) => {
      kept = after as StoredCase;
      return true;
    },
  };
  const services = { cases, retry: { attempts: 1 } } as unknown as CaseServices;
  const edit = (change: object) =>
    editCase({ request: { caseId: 'c', ...change }, caller: { sub: 'maya' }, now } as Call<never>, services);
  const noteAndRemove = async (n: number) => {
    const answer = { on, answer: 'REFUSED', words: `${n}${words.slice(2)}` };
    await edit({ answer });
    await edit({ withdrawnAnswer: answer });
  };
  await expect(
    (async () => {
      for (let n = 0; n < 40; n++) await noteAndRemove(n);
      for (let n = 0; n < 20; n++) await edit({ answer: { on, answer: 'REFUSED', words } });
    })(),
  ).rejects.toThrow('can’t hold any more text');
  expect(Buffer.byteLength(JSON.stringify(kept))).toBeLessThan(400_000);
});

/** A person's case about one account, and the finding of it as scans have it now. */
function world(stored: Partial<StoredCase>, finding: Partial<Finding>) {
  const profile = { platform: 'X' as const, handle: 'maya_ho1limund' };
  const found = {
    ...{ subjectId: 'U#maya', id: 'f', platform: 'X', status: 'CASE', theirs: profile, yours: profile },
    ...{ lastSeen: on, history: [], ...finding },
  };
  let kept = {
    ...{ userId: 'maya', caseId: 'c', platform: 'X', handle: profile.handle, findingId: 'f' },
    ...{ createdAt: on, updatedAt: on, evidence: [], steps: stepsFor('X'), ...stored },
  } as unknown as StoredCase;
  const services = {
    cases: {
      get: async () => kept,
      heads: async () => [kept],
      write: async ({ after }: { after: StoredCase }) => {
        kept = after;
        return true;
      },
    },
    findings: { get: async () => found, write: async () => true },
    once: { claim: async () => undefined, release: async () => {} },
    retry: { attempts: 1 },
  } as unknown as CaseServices;
  return async (change: object) =>
    (
      await editCase(
        { request: { caseId: 'c', ...change }, caller: { sub: 'maya' }, now } as Call<never>,
        services,
      )
    ).case;
}

describe('an edit is answered as a reading is', () => {
  const closed = { outcome: 'REMOVED', closedAt: on, goneAt: on } as const;
  const later = '2026-11-24T10:00:00.000Z';
  const back = { history: [{ at: later, what: 'seen again', seenIn: 'web search' }] } as Partial<Finding>;

  it('says when an account that was said to be gone was seen again', async () => {
    expect(await world(closed, back)({ facts: ['ASKS_FOR_MONEY'] })).toMatchObject({
      ...{ facts: ['ASKS_FOR_MONEY'], seenAgainAt: later, seenAgainIn: 'web search' },
    });
  });

  it('does not call gone what was seen again, once its case is open', async () => {
    const reopened = await world(closed, back)({ outcome: null });
    expect(reopened).toMatchObject({ outcome: null, goneAt: null });
    expect(reopened.seenAgainAt).toBeUndefined();
  });

  it('reports an account that got another name while its case was closed under that name', async () => {
    const theirs = { platform: 'X' as const, handle: 'maya_new', url: 'https://x.com/maya_new' };
    const reopened = await world(
      { ...closed, title: 'A copy on X: maya_ho1limund' },
      { theirs },
    )({
      outcome: null,
    });
    expect(reopened).toMatchObject({ ...theirs, title: 'A copy on X: maya_new', outcome: null });
  });
});
