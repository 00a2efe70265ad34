import { expect, test } from 'vitest';
import type { StoredCase } from '../store/case.ts';
import { editCase, screenshotEvidence, textEvidence, withEvidence } from './edit-case.ts';

const at = '2026-11-20T10:00:00.000Z';
const of = { words: '', at, byHelper: true };
/** A PNG as far as its header goes. */
const png = (width: number, height: number) => {
  const bytes = Buffer.alloc(64);
  bytes.write('\x89PNG\r\n\x1a\n\0\0\0\rIHDR', 'latin1');
  bytes.writeUInt32BE(width, 16);
  bytes.writeUInt32BE(height, 20);
  return bytes.toString('base64');
};

test.each([
  [20_000, 10],
  [10, 2 ** 31 - 1],
])('a few bytes that claim %i by %i pixels are not kept for a browser to unpack', (width, height) => {
  expect(() => screenshotEvidence('e', { base64: png(width, height), ...of })).toThrow('pixels on a side');
});

test('a picture is what its bytes say', () => {
  const { evidence, picture } = screenshotEvidence('e', { base64: png(1080, 1920), ...of });
  expect(evidence).toMatchObject({ kind: 'screenshot', contentType: 'image/png', bytes: 64 });
  expect(picture.contentType).toBe('image/png');
});

test('a case stays within what one row can hold, whatever the letters', () => {
  let one = { evidence: [], steps: [] } as unknown as StoredCase;
  const words = '字'.repeat(2000);
  const add = () => (one = withEvidence(one, textEvidence('n', 'note', { words, kept: words, at }), at));
  expect(() => {
    for (;;) add();
  }).toThrow('can’t hold any more text');
  expect(one.evidence.length).toBeGreaterThan(20);
  expect(Buffer.byteLength(JSON.stringify(one))).toBeLessThan(400_000);
});

test('a screenshot of the account ticks its step; neither a picture given with a comparison nor one of an answer does', () => {
  const empty = { evidence: [], steps: [{ id: 'evidence', words: '' }] } as unknown as StoredCase;
  const doneWith = (part: { side?: 'theirs'; ofAnswer?: true } = {}) => {
    const { evidence } = screenshotEvidence('e', { base64: png(400, 400), ...of, ...part });
    return withEvidence(empty, evidence, at).steps[0]?.doneAt;
  };
  expect(doneWith()).toBe(at);
  expect([doneWith({ side: 'theirs' }), doneWith({ ofAnswer: true })]).toEqual([undefined, undefined]);
});

test.each([
  ['began earlier than the one before it', '2026-11-20T09:59:59.990Z', '2026-11-20T10:00:00.001Z'],
  ['began in the same millisecond', at, '2026-11-20T10:00:00.001Z'],
  ['began later', '2026-11-20T10:00:07.000Z', '2026-11-20T10:00:07.000Z'],
])('an edit that %s is later than it: of two answers the later one holds both', async (_, now, updatedAt) => {
  let kept = { userId: 'u', caseId: 'c', updatedAt: at, title: 'before' } as StoredCase;
  const cases = {
    get: async () => kept,
    write: async ({ after }: { after: StoredCase }) => ((kept = after), true),
  };
  const retry = { attempts: 1, first: 0, longest: 0, random: () => 0, sleep: async () => {} };
  const services = { cases, retry } as unknown as Parameters<typeof editCase>[1];
  const after = await editCase(kept, services, (one) => ({
    after: { ...one, title: 'after', updatedAt: now },
  }));
  expect([after.updatedAt, kept.updatedAt, kept.title]).toEqual([updatedAt, updatedAt, 'after']);
});
