import { describe, expect, it } from 'vitest';
import { github } from './github.ts';

interface Reply {
  status?: number;
  headers?: Record<string, string>;
  body?: unknown;
}

/** GitHub as a list of answers; keeps what was asked. */
function answering(...replies: (Reply | Error)[]) {
  const asked: { url: string; headers: Record<string, string> }[] = [];
  const pauses: number[] = [];
  const source = github(
    { apiUrl: 'https://api.github.example', token: 't' },
    {
      fetch: (async (url: string, init: { headers: Record<string, string> }) => {
        asked.push({ url, headers: init.headers });
        const reply = replies.shift() ?? { status: 404 };
        if (reply instanceof Error) throw reply;
        const body = typeof reply.body === 'string' ? reply.body : JSON.stringify(reply.body ?? {});
        return new Response(body, { status: reply.status ?? 200, headers: reply.headers ?? {} });
      }) as unknown as typeof fetch,
      deadline: 1000,
      attempts: 3,
      random: () => 1,
      sleep: async (ms) => void pauses.push(ms),
    },
  );
  return { source, asked, pauses };
}

const maya = {
  login: 'maya',
  id: 7,
  type: 'User',
  avatar_url: 'https://avatars.githubusercontent.com/u/7',
  html_url: 'https://github.com/maya',
  name: 'Maya',
  blog: '',
  bio: null,
  followers: 3,
  following: 1,
  created_at: '2014-06-01T00:00:00Z',
};

describe('github', () => {
  it('reads a profile, also where GitHub says null', async () => {
    const { source, asked } = answering({ body: maya });
    expect(await source.profile('maya')).toMatchObject({
      handle: 'maya',
      name: 'Maya',
      bio: undefined,
      links: [],
      followers: 3,
      createdAt: '2014-06-01T00:00:00Z',
    });
    expect(asked[0]).toMatchObject({
      url: 'https://api.github.example/users/maya',
      headers: { authorization: 'Bearer t' },
    });
  });

  it('says nobody on 404', async () => {
    expect(await answering({ status: 404 }).source.profile('nobody')).toBeUndefined();
  });

  it('searches logins and names', async () => {
    const { source, asked } = answering({
      body: { total_count: 1, incomplete_results: false, items: [{ login: 'maya2' }] },
    });
    expect(await source.searchHandles('maya')).toEqual(['maya2']);
    expect(decodeURIComponent(asked[0]!.url)).toContain('q=maya in:login type:user');
  });

  it('asks again after a passing failure, with growing pauses', async () => {
    const { source, pauses } = answering(new TypeError('reset'), { status: 503 }, { body: maya });
    expect(await source.profile('maya')).toMatchObject({ handle: 'maya' });
    expect(pauses).toEqual([300, 600]);
  });

  it.each([
    ['down', [{ status: 500 }, { status: 500 }, { status: 500 }], /error \(500\)/],
    ['silent', [new Error('x'), new Error('x'), new Error('x')], /did not answer/],
    ['limited', [{ status: 403, headers: { 'x-ratelimit-remaining': '0' } }], /asked us to wait/],
    ['a page instead of JSON', [{ body: '<html>' }], /not what it documents/],
    ['another shape', [{ body: { login: 5 } }], /not what it documents/],
  ])('could not look: %s', async (_, replies, why) => {
    await expect(answering(...replies).source.profile('maya')).rejects.toMatchObject({
      name: 'SourceSilent',
      why: expect.stringMatching(why),
    });
  });

  it("fetches pictures from GitHub's hosts only", () => {
    const { source } = answering();
    expect(source.servesImage('https://avatars.githubusercontent.com/u/7')).toBe(true);
    expect(source.servesImage('http://avatars.githubusercontent.com/u/7')).toBe(false);
    expect(source.servesImage('https://169.254.169.254/latest')).toBe(false);
    expect(source.servesImage('https://avatars.githubusercontent.com.evil.example/')).toBe(false);
  });
});
