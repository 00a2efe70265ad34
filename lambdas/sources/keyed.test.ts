import { describe, expect, it } from 'vitest';
import { connectedSources, connectedWebSearch } from './index.ts';
import { keyed } from './keyed.ts';
import type { Source } from './source.ts';

/** A source that answers with the key it was made with. */
const echo = (key: string): Source => ({
  platform: 'X',
  batch: 100,
  lookUp: (handles) =>
    Promise.resolve(new Map(handles.map((handle) => [handle, { is: 'withheld', why: key }]))),
  search: () => Promise.resolve([{ handle: key }]),
  servesImage: (url) => url.startsWith('https://pbs.twimg.com/'),
});
const keyUsed = async (source: Source) => (await source.lookUp(['maya'])).get('maya');

describe('keyed', () => {
  it('asks with the key of the moment', async () => {
    let key: string | undefined = 'first';
    const source = keyed(echo, () => Promise.resolve(key));
    expect(await keyUsed(source)).toEqual({ is: 'withheld', why: 'first' });
    key = 'second';
    expect(await keyUsed(source)).toEqual({ is: 'withheld', why: 'second' });
    expect(await source.search!('maya', 'handle')).toEqual([{ handle: 'second' }]);
  });

  it('is not connected while there is no key, and is once there is one', async () => {
    const keys: string[] = [];
    const source = keyed(echo, () => Promise.resolve(keys[0]));
    await expect(source.lookUp(['maya'])).rejects.toMatchObject({ kind: 'not connected' });
    await expect(source.search!('maya', 'name')).rejects.toMatchObject({ kind: 'not connected' });
    keys.push('added');
    expect(await keyUsed(source)).toEqual({ is: 'withheld', why: 'added' });
  });

  it('is only silent for now when the key cannot be read', async () => {
    const source = keyed(echo, () => Promise.reject(new Error('ThrottlingException')));
    await expect(source.lookUp(['maya'])).rejects.toMatchObject({ kind: 'broken' });
  });

  it('tells what hangs on no key without reading one, and is made once for each key', async () => {
    const made: string[] = [];
    const source = keyed(
      (key) => {
        made.push(key);
        return echo(key);
      },
      () => Promise.resolve('key'),
    );
    expect([source.platform, source.batch, source.servesImage('https://pbs.twimg.com/a')]).toEqual([
      'X',
      100,
      true,
    ]);
    await source.lookUp(['maya']);
    await source.lookUp(['maya']);
    expect(made.filter((key) => key === 'key')).toHaveLength(1);
  });
});

describe('a stage that names the secret of a source', () => {
  const asked: string[] = [];
  const ask = {
    fetch: (async (_: unknown, init?: RequestInit) => {
      asked.push(new Headers(init?.headers).get('authorization') ?? '');
      return new Response('{"data":[]}', { headers: { 'content-type': 'application/json' } });
    }) as typeof fetch,
    ...{ deadline: 1_000, attempts: 1, random: () => 0, sleep: () => Promise.resolve(), now: () => 0 },
  };
  const access = { apiUrl: 'https://api.example', tokenSecret: 'stage/x' };

  it('has it, and asks with the token that was read', async () => {
    const names: string[] = [];
    const sources = connectedSources({ X: access }, ask, (name) => {
      names.push(name);
      return Promise.resolve('token-1');
    });
    expect([...sources.keys()]).toEqual(['X']);
    await sources.get('X')!.lookUp(['maya']);
    expect(names).toEqual(['stage/x']);
    expect(asked).toEqual(['Bearer token-1']);
  });

  it('has its search engine in the same way', async () => {
    const web = connectedWebSearch({ WEB: access }, ask, () => Promise.resolve(undefined))!;
    expect(web.platforms).toContain('LINKEDIN');
    await expect(web.seen({ handles: ['maya'], names: [] })).rejects.toMatchObject({ kind: 'not connected' });
  });

  it('and serves the pictures that it found without reading its key', () => {
    const unread = () => Promise.reject(new Error('It was read.'));
    const { servesImage } = connectedWebSearch({ WEB: access }, ask, unread)!;
    expect(['https://imgs.search.brave.com/a', 'https://www.facebook.com/a'].map(servesImage)).toEqual([
      true,
      false,
    ]);
  });
});
