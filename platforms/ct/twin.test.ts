import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { createCertificateLogs } from './twin.ts';

function logs(entries: number) {
  const clock = { now: 1_790_000_000_000 };
  const twin = createCertificateLogs({
    now: () => clock.now,
    since: clock.now - entries * 1000,
    every: 1000,
  });
  const get = (path: string, method = 'GET', body = '') =>
    twin.handle({
      ...{ method, headers: {}, body: Buffer.from(body) },
      url: new URL(`http://localhost:4910/platforms/ct/${path}`),
    });
  return { twin, clock, get };
}

describe('the twin of a certificate log', () => {
  it('says how many entries it has, in both ways', () => {
    const { get } = logs(300);
    expect(String(get('static/checkpoint').body).split('\n')[1]).toBe('300');
    expect(JSON.parse(String(get('rfc6962/ct/v1/get-sth').body))).toMatchObject({ tree_size: 300 });
  });

  it.each([
    ['static/tile/data/000', 200],
    ['static/tile/data/001', 404],
    ['static/tile/data/001.p/44', 200],
    ['static/tile/data/001.p/45', 404],
    ['static/tile/data/000.p/44', 404],
    ['static/tile/names/000', 200],
    ['static/tile/0/000', 404],
    ['rfc6962/ct/v1/get-entries?start=300&end=300', 400],
    ['rfc6962/ct/v1/get-entries?start=10&end=9', 400],
    ['rfc6962/ct/v1/get-roots', 404],
  ])('answers %s with %i', (path, status) => expect(logs(300).get(path).status).toBe(status));

  it('gives no more than there is, and never more than 256 at once', () => {
    const { get } = logs(300);
    const count = (query: string) =>
      (JSON.parse(String(get(`rfc6962/ct/v1/get-entries?${query}`).body)) as { entries: unknown[] }).entries
        .length;
    expect([count('start=290&end=999'), count('start=0&end=299')]).toEqual([10, 256]);
  });

  it('takes a certificate at its end', () => {
    const { twin, get } = logs(255);
    twin.issue(['acme-login.example']);
    const lines = gunzipSync(get('static/tile/names/000').body as Buffer)
      .toString()
      .trim()
      .split('\n');
    expect(JSON.parse(lines[255]!)).toMatchObject({ DNS: ['acme-login.example'] });
    expect(get('static/checkpoint').body).toContain('\n256\n');
  });

  it('issues by its page, and refuses what is no name', () => {
    const { get } = logs(10);
    expect(String(get('issue', 'POST', 'name=acme-login.example').body)).toContain('acme-login.example');
    expect(String(get('issue', 'POST', 'name=<b>').body)).toContain('no name of a site');
    expect(get('static/checkpoint').body).toContain('\n11\n');
  });
});
