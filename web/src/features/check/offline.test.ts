import { beforeEach, expect, test, vi } from 'vitest';

// What is configured is fetched once.
beforeEach(() => void vi.resetModules());
const { signal } = new AbortController();
const key = { endpoint: 'https://api.example/graphql', apiKey: 'k' };
const report = { platform: 'GITHUB', handle: 'maya', own: '', words: '' } as const;
const REST = { appAPI: { endpoint: 'https://api.example' }, proxyAPI: { endpoint: 'https://api.example' } };

test.each([
  ['a check', async () => (await import('./check-profile.ts')).checkProfile('GITHUB', 'maya', signal)],
  ['a page', async () => (await import('./page/ask-page.ts')).askPage('01A', signal)],
  ['a report', async () => (await import('./report-imitation.ts')).reportImitation(report)],
])('without a connection %s says so in words, whatever was to be fetched', async (_, ask) => {
  const fetched = vi.fn().mockRejectedValue(new TypeError('Failed to fetch'));
  vi.stubGlobal('fetch', fetched);
  await expect(ask()).rejects.toThrow('The network didn’t answer. Check your connection and try again.');
  expect(fetched).toHaveBeenCalledWith('/config.json', expect.anything());
  // The next time it is the service itself that isn't reached.
  fetched.mockImplementation(async (address: string) => {
    if (address !== '/config.json') throw new TypeError('Failed to fetch');
    return Response.json({ API: { GraphQL: key, REST } });
  });
  await expect(ask()).rejects.toThrow('The network didn’t answer.');
});
