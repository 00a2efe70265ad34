import { describe, expect, it } from 'vitest';
import type { Platform } from '#domain/platform/platform';
import type { SeenProfile } from '#domain/scan/finding';
import type { StoredSource } from '#domain/scan/stored-scan';
import { type Source, SourceSilent } from '../../sources/source.ts';
import { ownElsewhere, ownSights, withPictures } from './own-accounts.ts';

const hour = 3_600_000;
const minute = 60_000;
const now = Date.parse('2026-11-20T07:40:00.000Z');
const requestedAt = new Date(now - 2 * minute).toISOString();
const maya: SeenProfile = {
  ...{ platform: 'X', handle: 'Maya', name: 'Maya before', followers: 9, imageUrl: 'https://x.example/a' },
};
const look = { elsewhere: [{ platform: 'X' as const, handle: 'maya' }] };
const row = (age: number, change: Partial<StoredSource> = {}): StoredSource => ({
  ...{ platform: 'X', status: 'waiting', asked: 0, total: 0, compared: 0, found: 0, ...change },
  own: ownSights([{ profile: maya, file: 'f' }], new Date(now - age).toISOString()),
});

/** X shows another name by now. */
function world(isSilent = false) {
  const asked: string[] = [];
  const source: Source = {
    ...{ platform: 'X' as Platform, batch: 1, servesImage: () => true },
    lookUp: async (handles) => {
      asked.push(...handles);
      if (isSilent) throw new SourceSilent('It didn’t answer.');
      const profile = { ...maya, name: 'Maya now', imageUrl: 'https://x.example/b' };
      return new Map(handles.map((handle) => [handle, { is: 'there', profile }]));
    },
  };
  const pictures = new Map(['a', 'b'].map((name) => [`https://x.example/${name}`, Buffer.from(name)]));
  const services = {
    sources: new Map([['X' as Platform, source]]),
    mayAsk: async () => true,
    fetchImage: async (url: string) =>
      pictures.has(url) ? { contentType: 'image/png' as const, bytes: pictures.get(url)! } : undefined,
    hashImage: async () => ({ hash: 'f'.repeat(64) }),
    now: () => now,
  };
  return { services, asked, pictures };
}

describe('an own account on another platform', () => {
  it.each<[string, StoredSource[], boolean, string, number]>([
    ['seen yesterday, by schedule', [row(25 * hour)], true, 'Maya before', 0],
    ['seen the day before', [row(49 * hour)], true, 'Maya now', 1],
    [
      'seen four days ago by a source that is asked every sixth day',
      [row(96 * hour, { status: 'looked', total: 240 })],
      ...([true, 'Maya before', 0] as const),
    ],
    ['seen an hour ago, when the person asks', [row(hour)], false, 'Maya now', 1],
    ['seen a minute before the person asked', [row(3 * minute)], false, 'Maya now', 1],
    ['seen since the person asked', [row(minute)], false, 'Maya before', 0],
    ['never seen', [], true, 'Maya now', 1],
  ])('%s', async (_, sources, bySchedule, name, questions) => {
    const { services, asked } = world();
    const own = await ownElsewhere(look, { sources, bySchedule, requestedAt }, services);
    expect(own.map(({ profile }) => [profile.name, profile.followers])).toEqual([[name, undefined]]);
    expect(asked).toHaveLength(questions);
  });

  it('is as it was when its platform is silent, and nothing where it was never seen', async () => {
    const { services } = world(true);
    const of = (sources: StoredSource[]) =>
      ownElsewhere(look, { sources, bySchedule: true, requestedAt }, services);
    expect((await of([row(400 * hour)])).map(({ profile }) => profile.name)).toEqual(['Maya before']);
    expect(await of([])).toEqual([]);
  });

  it('gets its picture when it is compared, and is read anew where that is gone', async () => {
    const { services, asked, pictures } = world();
    const own = await ownElsewhere(
      look,
      { sources: [row(25 * hour)], bySchedule: true, requestedAt },
      services,
    );
    const [first] = await withPictures(own, services);
    expect([first?.profile.name, String(first?.image?.bytes), asked.length]).toEqual(['Maya before', 'a', 0]);
    pictures.delete('https://x.example/a');
    const [anew] = await withPictures(own, services);
    expect([anew?.profile.name, String(anew?.image?.bytes), asked.length]).toEqual(['Maya now', 'b', 1]);
    pictures.clear();
    expect((await withPictures(own, services))[0]?.profile.name).toBe('Maya now');
  });
});
