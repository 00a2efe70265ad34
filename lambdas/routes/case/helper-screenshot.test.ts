import { expect, test } from 'vitest';
import type { CaseServices } from '../../case/services.ts';
import type { Call } from '../../rest/rest.ts';
import type { StoredCase } from '../../store/case.ts';
import { helperScreenshot } from './helper-screenshot.ts';

const now = Date.parse('2026-11-20T10:00:00.000Z');
const base64 =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

/** What the owner of the case is told, and what the case keeps, once a friend with the link wrote this. */
async function sent(words: string) {
  const told: unknown[] = [];
  let kept = { evidence: [], steps: [], handle: 'maya_ho1limund' } as unknown as StoredCase;
  const services = {
    cases: {
      link: async () => ({ owner: 'maya', caseId: 'c' }),
      get: async () => kept,
      write: async ({ after }: { after: StoredCase }) => {
        kept = after;
        return true;
      },
    },
    once: { count: async () => true },
    notifications: { add: async (one: unknown) => told.push(one) },
    secureRandom: () => 0.5,
    retry: { attempts: 1 },
  } as unknown as CaseServices;
  const request = { token: 't', words, screenshot: { base64 } };
  await helperScreenshot({ request, now, sourceIp: '192.0.2.1' } as Call<never>, services);
  return { told, kept };
}

test.each([
  ['Your account is locked. Call +44 20 7946 0123.', 'It’s in your case, with the words that came with it.'],
  ['', 'It’s in your case.'],
])(
  'anybody can write who has the link: “%s” stands in the case alone, never in our message',
  async (words, body) => {
    const { told, kept } = await sent(words);
    expect(told).toEqual([
      expect.objectContaining({
        title: 'A friend added a screenshot of maya_ho1limund',
        body,
        link: '/cases/c',
      }),
    ]);
    expect(kept.evidence).toEqual([expect.objectContaining({ words, byHelper: true })]);
  },
);
