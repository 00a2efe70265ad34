import { expect, test } from 'vitest';
import { stepsFor } from '#domain/case/steps';
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
