import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deflateSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const root = new URL('../..', import.meta.url).pathname;
let folder = '';
beforeAll(() => void (folder = mkdtempSync(join(tmpdir(), 'match-'))));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function file(name: string, lines: unknown[]): string {
  const path = join(folder, name);
  writeFileSync(
    path,
    lines.map((line) => (typeof line === 'string' ? line : JSON.stringify(line))).join('\n') + '\n',
  );
  return path;
}

function run(command: 'match' | 'lookalikes' | 'hash', ...args: string[]) {
  const { stdout, stderr, status } = spawnSync(
    process.execPath,
    ['--import', 'tsx', `bin/${command}.ts`, ...args],
    { cwd: root, encoding: 'utf8' },
  );
  return { lines: stdout.split('\n').filter((line) => line !== ''), stderr, status };
}

const maya = { handle: 'maya_hollimund', name: 'Maya Hollimund' };
const copy = { handle: 'maya_ho1limund', name: 'Maya Hollimund' };

describe('match --pairs', () => {
  it('says of pictures without any detail that they were not compared, and of none nothing', () => {
    const plain = { ...maya, photo: '0'.repeat(64) };
    const seen = { ...copy, photo: 'f8f8f0cee0f4a84f06370a22038f63f0b36e2ed596621e1d33e6b39c4e9c9b22' };
    const path = file('plain.jsonl', [
      { a: plain, b: seen },
      { a: seen, b: { ...seen, handle: 'other' } },
      { a: maya, b: seen },
    ]);
    const reasons = run('match', '--pairs', path).lines.map(
      (line) => (JSON.parse(line) as { reasons: string[] }).reasons,
    );
    expect(reasons.map((said) => said.includes('Not enough picture to compare.'))).toEqual([
      true,
      false,
      false,
    ]);
  });

  it('answers each line in its place, bad ones with an error', () => {
    const path = file('pairs.jsonl', [
      { a: maya, b: copy },
      'not json',
      { a: maya, b: { handle: 'someone_else' } },
      { a: maya, b: { followers: -1 } },
      { a: maya },
      { a: { ...maya, name: 'x'.repeat(1_000_000) }, b: copy },
      { a: maya, b: { handle: 'maya\ud800', name: '\udc00' } },
      '{"a":{"handle":"maya","followers":1e999},"b":{"handle":"maya"}}',
      { a: {}, b: {} },
    ]);
    const { lines, stderr, status } = run('match', '--pairs', path);
    expect(status).toBe(2);
    const answers = lines.map((line) => JSON.parse(line) as Record<string, unknown>);
    expect(answers).toHaveLength(9);
    expect(Object.keys(answers[0]!)).toEqual(['score', 'verdict', 'signals', 'reasons']);
    expect(answers[0]).toMatchObject({ verdict: 'likely clone', signals: { name: 1 } });
    expect(answers[0]!.reasons).toContain('Digit 1 in place of l.');
    expect(answers[2]).toMatchObject({ verdict: 'unrelated' });
    for (const bad of [1, 3, 4, 5, 7]) {
      expect(Object.keys(answers[bad]!)).toEqual(['error']);
      expect(stderr).toContain(`pairs.jsonl:${bad + 1}: `);
    }
    expect(answers[6]).toHaveProperty('verdict');
    expect(answers[8]).toMatchObject({
      verdict: 'unrelated',
      signals: {},
      reasons: ['Not enough is known to compare.'],
    });
  });
});

describe('match --protected --candidates', () => {
  it('prints the matches with ids or line numbers, and goes on after a bad line', () => {
    const people = file('p.jsonl', [{ id: 'maya', ...maya }, { handle: 'oak_and_iron' }]);
    const candidates = file('c.jsonl', [
      copy,
      '{"handle": 7}',
      { id: 'x', handle: 'oak_and_iron_official' },
      { handle: 'stranger' },
    ]);
    const { lines, stderr, status } = run('match', '--protected', people, '--candidates', candidates);
    expect(status).toBe(2);
    expect(stderr).toContain('c.jsonl:2: handle');
    expect(lines.map((line) => JSON.parse(line) as object)).toMatchObject([
      { protected: 'maya', candidate: '1', verdict: 'likely clone' },
      { protected: '2', candidate: 'x', verdict: 'namesake' },
    ]);
  });

  it('is silent about what is theirs, and --min 0 prints every pair', () => {
    const people = file('p.jsonl', [maya]);
    const candidates = file('c.jsonl', [copy, { handle: 'stranger' }]);
    const allow = file('a.jsonl', [{ handle: '@Maya_Ho1limund' }]);
    expect(run('match', '--protected', people, '--candidates', candidates, '--allow', allow)).toMatchObject({
      lines: [],
      status: 0,
    });
    expect(run('match', '--protected', people, '--candidates', candidates, '--min', '0').lines).toHaveLength(
      2,
    );
  });

  it('finds by what is shared what --each finds by comparing each with each', () => {
    const others = ['otto_brandt', 'lena.marchetti', 'oak_and_iron', 'kev_lindqvist'];
    const people = file('p.jsonl', [
      maya,
      ...others.map((handle) => ({ handle, name: handle.replace(/[_.]/g, ' ') })),
    ]);
    const candidates = file('c.jsonl', [
      copy,
      ...others.map((handle) => ({ handle: `real_${handle}`, name: handle.replace(/[_.]/g, ' ') })),
      { handle: 'stranger', name: 'Somebody Else' },
    ]);
    const lists = ['--protected', people, '--candidates', candidates];
    const { lines } = run('match', ...lists);
    expect(lines).toHaveLength(5);
    expect(lines).toEqual(run('match', ...lists, '--each').lines);
  });

  it('goes on after a line too long, cut off, or too deep, and takes a line separator within a name', () => {
    const people = file('p.jsonl', [maya]);
    const candidates = file('c.jsonl', [
      `{"bio":"${'x'.repeat(9_000_000)}"}`,
      '{"handle":"maya_ho1limund"',
      '['.repeat(1_000_000),
      '',
      { ...copy, name: 'Maya\u2028Hollimund' },
      { handle: 'x', links: Array(1000).fill('maya.com') },
      { handle: 'x', photo: 'a\u0000b.jpg' },
      { handle: 'x', photo: '/' },
    ]);
    const { lines, stderr, status } = run('match', '--protected', people, '--candidates', candidates);
    expect(status).toBe(2);
    expect(lines.map((line) => JSON.parse(line) as object)).toMatchObject([
      { candidate: '5', verdict: 'likely clone', signals: { name: 1 } },
    ]);
    for (const said of [
      'c.jsonl:1: over 8 million characters',
      'c.jsonl:2: not JSON',
      'c.jsonl:3: not JSON',
      'c.jsonl:6: links: ',
      'c.jsonl:7: ',
      'c.jsonl:8: ',
    ])
      expect(stderr).toContain(said);
    expect(stderr.length).toBeLessThan(5000);
  });

  it('ends quietly when nobody reads on', () => {
    const people = file('p.jsonl', [maya]);
    const candidates = file('c.jsonl', Array<object>(5000).fill(copy));
    const { stdout, stderr } = spawnSync(
      'sh',
      ['-c', `npx tsx bin/match.ts --protected '${people}' --candidates '${candidates}' | head -n 1`],
      { cwd: root, encoding: 'utf8' },
    );
    expect(stdout.split('\n')).toHaveLength(2);
    expect(stderr).not.toContain('EPIPE');
  });

  it.each([
    ['a folder', () => ['--protected', folder, '--candidates', folder], 'a folder, not a file'],
    [
      'a list of nobody',
      () => ['--protected', file('nobody.jsonl', []), '--candidates', file('c.jsonl', [copy])],
      'nobody.jsonl: no profiles to protect',
    ],
    [
      'an empty number',
      () => ['--protected', file('p.jsonl', [maya]), '--candidates', file('c.jsonl', [copy]), '--min', ''],
      '--min',
    ],
  ])('says in a sentence what is wrong with %s', (_, args, said) => {
    const { lines, stderr, status } = run('match', ...args());
    expect({ lines, status }).toEqual({ lines: [], status: 2 });
    expect(stderr).toContain(said);
    expect(stderr).not.toMatch(/\n +at /);
  });

  it('the same name and handle on another platform is told as perhaps theirs, until their accounts are listed', () => {
    const people = file('p.jsonl', [{ ...maya, platform: 'github' }]);
    const candidates = file('c.jsonl', [{ ...maya, platform: 'x' }]);
    const lists = ['--protected', people, '--candidates', candidates];
    const verdicts = (...more: string[]) =>
      run('match', ...lists, ...more).lines.map((line) => (JSON.parse(line) as { verdict: string }).verdict);
    expect(verdicts()).toEqual(['namesake']);
    const allow = file('a.jsonl', [{ handle: 'maya_elsewhere' }]);
    expect(verdicts('--allow', allow)).toEqual(['likely clone']);
  });

  it('explains its use when asked for nothing', () => {
    const { status, stderr } = run('match');
    expect(status).toBe(2);
    expect(stderr).toContain('Usage: match');
  });
});

describe('lookalikes', () => {
  it('prints look-alikes with classes, then prefixes', () => {
    const { lines, status } = run('lookalikes', '--handle', 'maya_hollimund', '--max', '50', '--classes');
    expect(status).toBe(0);
    expect(lines.slice(0, 50).every((line) => /^\S+\t[a-zA-Z ]+$/.test(line))).toBe(true);
    expect(lines[50]).toBe('prefix\tmaya_hollimund');
    expect(lines.slice(50).every((line) => line.startsWith('prefix\t'))).toBe(true);
  });

  it.each([
    ['no handle', ['--handle', ' ']],
    ['no domain', ['--domain', 'a.'.repeat(30_000)]],
    ['no number', ['--handle', 'maya', '--max', 'many']],
    ['an empty number', ['--handle', 'maya', '--max', '']],
    ['a name of two lines', ['--handle', 'maya\nholli']],
  ])('refuses %s', (_, args) => expect(run('lookalikes', ...args)).toMatchObject({ lines: [], status: 2 }));
});

/** A PNG of one grey, `width` x `height` as written down and as drawn. */
function png(width: number, height: number, drawn = height): Buffer {
  const chunk = (name: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(name), data]);
    const [size, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
    size.writeUInt32BE(data.length);
    sum.writeUInt32BE(crc32(body));
    return Buffer.concat([size, body, sum]);
  };
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head[8] = 8;
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(Buffer.alloc((width + 1) * drawn, 0))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function crc32(bytes: Buffer): number {
  let sum = 0xffffffff;
  for (const byte of bytes) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit++) sum = (sum >>> 1) ^ (sum & 1 ? 0xedb88320 : 0);
  }
  return (sum ^ 0xffffffff) >>> 0;
}

describe('hash', () => {
  it('names each file that it cannot read and goes on', () => {
    const picture = (name: string, bytes: Buffer) => {
      writeFileSync(join(folder, name), bytes);
      return join(folder, name);
    };
    const hex = (text: string) => Buffer.from(text.replaceAll(' ', ''), 'hex');
    // a small frame in front of one that claims four thousand million points, behind a marker without length
    const hidden = 'ffd8 ff01 000d ffc0 0011 08 ffff ffff 03 ffc0 0011 08 0010 0010 03 00000000';
    const { stderr, status, lines } = run(
      'hash',
      file('words.jpg', ['no picture']),
      picture('empty.png', Buffer.alloc(0)),
      picture('claims.png', png(100_000, 100_000, 1)),
      picture('square.png', png(10_000, 10_000, 1)),
      picture('cut.png', png(640, 480).subarray(0, 90)),
      picture('short.png', png(640, 480, 3)),
      picture('hidden.jpg', hex(hidden)),
      picture(
        'torn.jpg',
        hex('ffd8 ffc0 0011 08 0010 0010 03 012200 021101 031101 ffda 0008 0101 00 003f00 1234'),
      ),
      picture('torn.webp', hex('52494646 00000000 57454250 56503858 0a000000 00000000 3f0100 ef0000 0000')),
      folder,
      picture('wide.png', png(10_000, 60)),
      picture('dot.png', png(1, 1)),
    );
    expect(status).toBe(2);
    for (const said of [
      'words.jpg: not a JPEG, PNG or WebP picture',
      'empty.png: not a JPEG, PNG or WebP picture',
      'claims.png: 100000 x 100000 is over 25 million pixels',
      'square.png: 10000 x 10000 is over 25 million pixels',
      'cut.png: damaged picture',
      'short.png: damaged picture',
      'hidden.jpg: not a JPEG, PNG or WebP picture',
      'torn.jpg: damaged picture, it ends early',
      'torn.webp: damaged picture',
      `${folder}: no such file`,
    ])
      expect(stderr).toContain(said);
    // one colour says nothing: quality 0
    expect(lines.map((line) => line.replace(/^.*\//, ''))).toEqual([
      expect.stringMatching(/^wide\.png\t[0-9a-f]{64}\t0$/),
      expect.stringMatching(/^dot\.png\t0{64}\t0$/),
    ]);
  });
});
