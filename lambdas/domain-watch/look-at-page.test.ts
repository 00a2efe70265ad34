import { afterEach, describe, expect, it } from 'vitest';
import { decodeImage } from '../../bin/image-file.ts';
import { photoPrint } from '../../domain/engine/photo/photo-print.ts';
import { type Site, webOf } from '../../test/support/domains/web-of.ts';
import { flatPng, pngOf } from '../../test/support/domains/png.ts';
import { lookAtPages } from './look-at-page.ts';

const closing: (() => Promise<void>)[] = [];
afterEach(async () => void (await Promise.all(closing.splice(0).map((close) => close()))));

const now = () => Date.parse('2026-11-22T12:00:00Z');
const seenAt = '2026-11-22T12:00:00.000Z';
const text = Array.from({ length: 60 }, (_, i) => `word${i}`).join(' ');
const picture =
  (bytes: Uint8Array): Site =>
  (_question, reply) =>
    void reply.writeHead(200, { 'content-type': 'image/png' }).end(bytes);
const to =
  (location: string): Site =>
  (_question, reply) =>
    void reply.writeHead(302, { location }).end();

async function look(sites: Record<string, Site>) {
  const web = await webOf({
    'acme.example': `<title>Acme</title>${text}`,
    'acme.example/favicon.ico': picture(pngOf(1)),
    ...sites,
  });
  closing.push(web.close);
  const print = async (bytes: Uint8Array) => {
    const pixels = await decodeImage(Buffer.from(bytes), 'icon').catch(() => undefined);
    return pixels && photoPrint(pixels);
  };
  const page = lookAtPages(web.fetchPage, print, now);
  return { ...web, look: () => page('acne.example', 'acme.example', ['ns.host.example']) };
}

/** An .ico that holds a PNG, as most do. */
function icoOf(png: Buffer): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(22, 18);
  return Buffer.concat([head, png]);
}

describe('a page', () => {
  const page = { kind: 'page', status: 200, leadsToProtected: false, seenAt };
  it.each<[string, Record<string, Site>, object]>([
    ['that is the same', { 'acne.example': `<title>Acme</title>${text}` }, { title: 'Acme', likeness: 1 }],
    [
      'that is another',
      { 'acne.example': `<title>Shop</title>${text.replaceAll('word', 'other')}` },
      { title: 'Shop', likeness: 0 },
    ],
    ['that is blank is like nothing', { 'acne.example': '<html></html>' }, {}],
    ['that is for sale', { 'acne.example': 'This domain is for sale' }, { parked: '“domain is for sale”' }],
    ['that is refused', { 'acne.example': 403 }, { status: 403 }],
    [
      'that redirects elsewhere',
      { 'acne.example': to('http://else.example/'), 'else.example': 'Hi' },
      { leadsTo: 'else.example' },
    ],
    [
      'that redirects to its own www',
      { 'acne.example': to('http://www.acne.example/'), 'www.acne.example': 'Hi' },
      {},
    ],
    [
      'that redirects to the protected one',
      { 'acne.example': to('http://acme.example/') },
      { title: 'Acme', leadsTo: 'acme.example', leadsToProtected: true },
    ],
    [
      'with the same icon',
      { 'acne.example': 'Hi', 'acne.example/favicon.ico': picture(pngOf(1)) },
      { icon: 'same' },
    ],
    [
      'with the same picture in another file',
      { 'acne.example': '<link rel=icon href=/i>', 'acne.example/i': picture(icoOf(pngOf(1, 'other file'))) },
      { icon: 'same' },
    ],
    [
      'with another icon',
      { 'acne.example': 'Hi', 'acne.example/favicon.ico': picture(pngOf(7)) },
      { icon: 'different' },
    ],
    [
      'with an icon that says nothing',
      { 'acne.example': 'Hi', 'acne.example/favicon.ico': picture(flatPng()) },
      {},
    ],
    ['whose icon is a page', { 'acne.example': 'Hi', 'acne.example/favicon.ico': '<html>' }, {}],
  ])('%s', async (_, sites, expected) => {
    const web = await look({ 'acne.example/favicon.ico': 404, ...sites });
    expect(await web.look()).toEqual({ ...page, ...expected });
  });

  it('that cannot be read says why, and the protected one is read once', async () => {
    const web = await look({ 'acne.example': (_question, reply) => void reply.destroy() });
    expect(await web.look()).toEqual({ kind: 'could not look', why: 'It couldn’t be reached.' });
    const other = await look({ 'acne.example': 'Hi' });
    await Promise.all([other.look(), other.look()]);
    expect(other.asked.filter((one) => one === 'acme.example/')).toHaveLength(1);
  });

  it('is not compared with a protected page that is blank or away', async () => {
    for (const own of ['', 500] as Site[]) {
      const web = await look({ 'acme.example': own, 'acne.example': text });
      expect(await web.look()).not.toHaveProperty('likeness');
    }
  });
});
