import { describe, expect, it } from 'vitest';
import type { BusinessAccountUsers } from '#domain/business/seat';
import { businessSubject } from '#domain/keys';
import type { Notification } from '#domain/message/notification';
import type { SocialProof } from '#domain/proof/proof';
import type { OpenRequest } from '../store/request.ts';
import { tellOperators, waitingWords } from './tell-operators.ts';

const at = (minute: number) => new Date(Date.UTC(2026, 10, 20, 10, minute)).toISOString();
const proof = (handle: string, minute: number, part: Partial<SocialProof> = {}) =>
  ({ id: `GITHUB#${handle}`, owner: handle, reviewSince: at(minute), ...part }) as SocialProof;
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
          get: async (id) => (proven.includes(id) ? ({ id, owner: 'maya' } as SocialProof) : undefined),
          named: async (key) => reviews.filter(({ nameKey }) => nameKey === key),
          rival: async () => undefined,
        },
        seats: { seatsIn: async () => [{ userId: 'bob' } as BusinessAccountUsers] },
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
      ['ada', '1 review and 1 message are waiting for you', '/reviews'],
      ['bob', '1 review and 1 message are waiting for you', '/reviews'],
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
    expect(told[0]!.title).toBe('1 review is waiting for you');
    expect(requests.map(({ id }) => id)).toEqual(['r', 's']);
  });

  it('count an account once, however many reports there are about it and though it is paused', async () => {
    const reports = [report('r', 'maya', 2), report('s', 'maya', 3), report('t', 'nora', 4)];
    const { run, told } = desk([proof('maya', 1)], reports, ['GITHUB#maya', 'GITHUB#nora']);
    await run();
    expect(told[0]!.title).toBe('2 reviews are waiting for you');
  });

  it('count two that look alike as the one review that they are', async () => {
    const alike = { nameKey: 'maya', photoHash: 'f'.repeat(64) };
    const { run, told } = desk([proof('maya', 1, alike), proof('maia', 2, alike)], []);
    await run();
    expect(told[0]!.title).toBe('1 review is waiting for you');
  });

  it('hear only of what they may decide: not of their own accounts, nor of those of their businesses', async () => {
    const { run, told, reviews } = desk(
      [proof('maya', 1), proof('ada', 2), proof('kirchner', 3, { owner: businessSubject('kirchner') })],
      [],
    );
    await run();
    expect(told.map(({ userId, title }) => [userId, title])).toEqual([
      ['ada', '2 reviews are waiting for you'],
      ['bob', '2 reviews are waiting for you'],
    ]);
    reviews.splice(0, 3, proof('ada', 9));
    expect(await run()).toEqual({ told: 1 });
    expect(told.at(-1)).toMatchObject({ userId: 'bob', title: '1 review is waiting for you' });
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
  [1, 0, '1 review is waiting for you'],
  [0, 1, '1 message is waiting for you'],
  [2, 3, '2 reviews and 3 messages are waiting for you'],
])('%i, %i: %s', (reviews, messages, words) => {
  expect(waitingWords(reviews, messages)).toBe(words);
});
