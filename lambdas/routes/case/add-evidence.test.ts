import { expect, test } from 'vitest';
import type { CaseServices } from '../../case/services.ts';
import type { Call } from '../../rest/rest.ts';
import type { StoredCase } from '../../store/case.ts';
import { addEvidence } from './add-evidence.ts';

const now = Date.parse('2026-11-20T10:00:00.000Z');
const png =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

/** A person whose case never fills up, as with many cases or deleted ones. */
function person(cases?: Pick<CaseServices['cases'], 'get' | 'write'>) {
  const counted = new Map<string, number>();
  const services = {
    cases: cases ?? {
      get: async () => ({ evidence: [], steps: [] }) as unknown as StoredCase,
      write: async () => true,
    },
    once: {
      count: async (id: string, by: number, most: number) => {
        const used = (counted.get(id) ?? 0) + by;
        if (used <= most) counted.set(id, used);
        return used <= most;
      },
    },
    secureRandom: () => 0.5,
    retry: { attempts: 1 },
  } as unknown as CaseServices;
  return (screenshot?: { base64: string }, side?: 'yours' | 'theirs', words = 'Seen today.') => {
    const request = { caseId: 'c', words, screenshot, side };
    return addEvidence({ request, caller: { sub: 'maya' }, now } as Call<never>, services);
  };
}

test('a person keeps a hundred screenshots a day; words go on', async () => {
  const add = person();
  for (let i = 0; i < 100; i += 1) await add({ base64: png });
  await expect(add({ base64: png })).rejects.toMatchObject({ code: 'RATE_LIMITED' });
  await expect(add()).resolves.toMatchObject({ case: {} });
});

test('one picture that both accounts show is kept of each, and of each once', async () => {
  let kept = { evidence: [], steps: [] } as unknown as StoredCase;
  const add = person({
    get: async () => kept,
    write: async ({ after }) => {
      kept = after as StoredCase;
      return true;
    },
  });
  for (const side of ['yours', 'theirs', 'yours', 'theirs'] as const) await add({ base64: png }, side);
  expect(kept.evidence.map(({ side }) => side)).toEqual(['yours', 'theirs']);
});

test('a picture that is there with a note is not kept again without one', async () => {
  let kept = { evidence: [], steps: [] } as unknown as StoredCase;
  const add = person({
    get: async () => kept,
    write: async ({ after }) => {
      kept = after as StoredCase;
      return true;
    },
  });
  for (const words of ['It wrote to my sister.', '', 'And to my aunt.'])
    await add({ base64: png }, undefined, words);
  expect(kept.evidence.map(({ words }) => words)).toEqual(['It wrote to my sister.', 'And to my aunt.']);
});
