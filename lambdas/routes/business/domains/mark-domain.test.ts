import { expect, it } from 'vitest';
import { newDomain, type WatchedDomain } from '#domain/domain-watch/watched-domain';
import { markDomain } from './mark-domain.ts';

type Mark = 'ours' | 'seen' | null;

/** What is answered to marks that are set one after another, each with what its page showed; and what is kept in the end. */
async function after(...told: { mark: Mark; seenAs?: Mark }[]) {
  let kept: WatchedDomain = newDomain({
    ...{ businessId: 'b', domain: 'acrne.example', brand: 'acme.example', class: 'homoglyph', score: 97 },
    ...{ foundBy: 'permutation', foundAt: '2026-11-20T09:00:00.000Z' },
  });
  const services = {
    seats: { seatOf: async () => ({ role: 'ADMIN' }) },
    domains: {
      get: async () => kept,
      write: async (_before: unknown, marked: WatchedDomain) => {
        kept = marked;
        return true;
      },
    },
  } as unknown as Parameters<typeof markDomain>[1];
  const answers: unknown[] = [];
  for (const one of told) {
    const request = { businessId: 'b', domain: 'acrne.example', ...one };
    const caller = { sub: 'u', groups: [], token: '' };
    const answer = markDomain({ request, caller, now: 0, headers: {}, sourceIp: '' }, services);
    answers.push(await answer.then(({ mark }) => mark).catch(({ message }: Error) => message));
  }
  return [...answers, kept.mark];
}

it('a mark that the page knew of is changed, or set twice', async () => {
  expect(await after({ mark: 'seen', seenAs: null }, { mark: null, seenAs: 'seen' })).toEqual([
    ...['seen', null],
    null,
  ]);
  expect(await after({ mark: 'seen', seenAs: null }, { mark: 'seen', seenAs: null })).toEqual([
    ...['seen', 'seen'],
    'seen',
  ]);
});

it.each<[string, { mark: Mark; seenAs: Mark }[], string]>([
  [
    'marked as yours',
    [
      { mark: 'ours', seenAs: null },
      { mark: 'seen', seenAs: null },
    ],
    'acrne.example was marked as yours in the meantime, perhaps by somebody else. That was kept.',
  ],
  [
    'marked as seen',
    [
      { mark: 'seen', seenAs: null },
      { mark: 'ours', seenAs: null },
    ],
    'acrne.example was marked as seen in the meantime, perhaps by somebody else. That was kept.',
  ],
  [
    'put back on the list',
    [
      { mark: null, seenAs: null },
      { mark: 'ours', seenAs: 'seen' },
    ],
    'acrne.example was put back on the list in the meantime, perhaps by somebody else. That was kept.',
  ],
])('what was %s meanwhile stays so, and is said', async (_, told, words) =>
  expect(await after(...told)).toEqual([told[0]!.mark, words, told[0]!.mark]),
);

it('a page that does not say what it showed is taken at its word', async () =>
  expect(await after({ mark: 'ours' }, { mark: 'seen' })).toEqual(['ours', 'seen', 'seen']));
