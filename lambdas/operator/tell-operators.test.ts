import { describe, expect, it } from 'vitest';
import type { Notification } from '#domain/message/notification';
import type { SocialProof } from '#domain/proof/proof';
import type { OpenRequest } from '../store/request.ts';
import { tellOperators, waitingWords } from './tell-operators.ts';

const at = (minute: number) => new Date(Date.UTC(2026, 10, 20, 10, minute)).toISOString();
const proof = (handle: string, minute: number) =>
  ({ id: `GITHUB#${handle}`, reviewSince: at(minute) }) as SocialProof;
const message = (id: string, minute: number) =>
  ({ kind: 'SUPPORT', id, createdAt: at(minute) }) as OpenRequest;
const report = (id: string, handle: string, minute: number) =>
  ({ kind: 'IMITATION', id, platform: 'GITHUB', handle, createdAt: at(minute) }) as OpenRequest;

/** A desk with these things on it, and two operators. */
function desk(reviews: SocialProof[], requests: OpenRequest[], proven: string[] = []) {
  const told: Notification[] = [];
  return {
    told,
    reviews,
    requests,
    run: () =>
      tellOperators({
        proofs: {
          inReview: async () => reviews,
          get: async (id) => (proven.includes(id) ? ({ id } as SocialProof) : undefined),
        },
        requests: {
          open: async () => [...requests],
          setOpen: async (id) => {
            requests.splice(
              requests.findIndex((one) => one.id === id),
              1,
            );
            return true;
          },
        },
        notifications: {
          add: async (one) => {
            if (told.some(({ userId, id }) => userId === one.userId && id === one.id)) return false;
            told.push(one);
            return true;
          },
        },
        operators: async () => ['ada', 'bob'],
        now: () => Date.parse(at(30)),
      }),
  };
}

describe('those who run the product', () => {
  it('hear of what waits, each once', async () => {
    const { run, told } = desk([proof('maya', 1)], [message('m', 2)]);
    expect(await run()).toEqual({ told: 2 });
    expect(await run()).toEqual({ told: 0 });
    expect(told.map(({ userId, title, link }) => [userId, title, link])).toEqual([
      ['ada', '1 account and 1 message are waiting for your review', '/reviews'],
      ['bob', '1 account and 1 message are waiting for your review', '/reviews'],
    ]);
  });

  it('hear again when something new comes, and not when something is decided', async () => {
    const { run, told, reviews, requests } = desk([proof('maya', 1)], []);
    await run();
    requests.push(message('m', 5));
    expect(await run()).toEqual({ told: 2 });
    requests.pop();
    expect(await run()).toEqual({ told: 0 });
    reviews.pop();
    expect(await run()).toEqual({ told: 0 });
    expect(told).toHaveLength(4);
  });

  it('hear nothing of a report whose proof is gone: after a month without one it is closed', async () => {
    const month = 31 * 24 * 60;
    const gone = [report('r', 'gone', 1), report('old', 'gone', -month)];
    const { run, told, requests } = desk([], [...gone, report('s', 'maya', 2)], ['GITHUB#maya']);
    expect(await run()).toEqual({ told: 2 });
    expect(told[0]!.title).toBe('1 account is waiting for your review');
    expect(requests.map(({ id }) => id)).toEqual(['r', 's']);
  });

  it('count an account once, however many reports there are about it and though it is paused', async () => {
    const reports = [report('r', 'maya', 2), report('s', 'maya', 3), report('t', 'nora', 4)];
    const { run, told } = desk([proof('maya', 1)], reports, ['GITHUB#maya', 'GITHUB#nora']);
    await run();
    expect(told[0]!.title).toBe('2 accounts are waiting for your review');
  });

  it('hear of a report when the account is proven again', async () => {
    const proven: string[] = [];
    const { run } = desk([], [report('r', 'maya', 1)], proven);
    expect(await run()).toEqual({ told: 0 });
    proven.push('GITHUB#maya');
    expect(await run()).toEqual({ told: 2 });
  });
});

it.each([
  [1, 0, '1 account is waiting for your review'],
  [0, 1, '1 message is waiting for your review'],
  [2, 3, '2 accounts and 3 messages are waiting for your review'],
])('%i, %i: %s', (accounts, messages, words) => {
  expect(waitingWords(accounts, messages)).toBe(words);
});
