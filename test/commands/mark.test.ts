import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pixels, portrait } from '../../platforms/portraits/portrait.ts';
import { jpeg, png } from '../../platforms/portraits/encode.ts';

const root = new URL('../..', import.meta.url).pathname;
const folder = mkdtempSync(join(tmpdir(), 'mark-'));
const at = (name: string) => join(folder, name);

function run(...args: string[]) {
  const done = spawnSync(process.execPath, ['--import', 'tsx', 'bin/mark/mark.ts', ...args], {
    cwd: root,
    encoding: 'utf8',
  });
  const { stdout, stderr, status } = done;
  return { stdout, stderr, status, lines: stdout.split('\n').filter((line) => line !== '') };
}
const issue = (file: string, copies: string, ...more: string[]) =>
  run('issue', at(file), '--copies', copies, '--key', at('key.json'), '--out', at('out'), ...more);
const read = (...files: string[]) =>
  run('read', ...files.map(at), '--original', at('anna.png'), '--key', at('key.json'));

beforeAll(async () => {
  const anna = portrait('anna');
  writeFileSync(at('anna.png'), png(anna));
  writeFileSync(at('ben.png'), png(portrait('ben')));
  writeFileSync(at('wide.png'), png({ width: 400, height: 300, data: anna.data.subarray(0, 4 * 400 * 300) }));
  writeFileSync(
    at('small.png'),
    png({ width: 200, height: 200, data: anna.data.subarray(0, 4 * 200 * 200) }),
  );
  const plain = { width: 300, height: 300, data: new Uint8ClampedArray(4 * 300 * 300).fill(255) };
  writeFileSync(at('plain.png'), png(plain));
  const cropped = pixels({ seed: 'anna', edits: [] });
  writeFileSync(at('unmarked.jpg'), await jpeg(cropped, 80));
});
afterAll(() => rmSync(folder, { recursive: true }));

describe('mark', () => {
  it('issues a copy for each platform, and keeps secret and list to the owner', () => {
    const { status, lines, stderr } = issue('anna.png', 'linkedin, x');
    expect(status).toBe(0);
    expect(lines).toEqual([`linkedin\t${at('out/anna-linkedin.png')}`, `x\t${at('out/anna-x.png')}`]);
    expect(stderr).toContain('created, with a new secret');
    expect(statSync(at('key.json')).mode & 0o777).toBe(0o600);
    const kept = JSON.parse(readFileSync(at('key.json'), 'utf8'));
    expect(kept.copies.map(({ copy }: { copy: string }) => copy)).toEqual(['linkedin', 'x']);
    expect(kept.secret).toMatch(/^[0-9a-f]{64}$/);
  });

  it('issues the same copy again, with its first day, and a new one beside it', () => {
    const before = readFileSync(at('out/anna-x.png'));
    const kept = JSON.parse(readFileSync(at('key.json'), 'utf8'));
    const { status, lines, stderr } = issue('anna.png', 'x,github', '--json');
    expect([status, stderr]).toEqual([0, '']);
    expect(lines.map((line) => JSON.parse(line).isNew)).toEqual([false, true]);
    expect(readFileSync(at('out/anna-x.png')).equals(before)).toBe(true);
    const now = JSON.parse(readFileSync(at('key.json'), 'utf8'));
    expect(now.secret).toBe(kept.secret);
    expect(now.copies.slice(0, 2)).toEqual(kept.copies);
  });

  it('reads which copy a picture derives from, says so of one without a mark, and of another picture', async () => {
    const { status, lines, stderr } = read('out/anna-x.png', 'unmarked.jpg', 'ben.png');
    expect([status, stderr]).toEqual([0, '']);
    const day = new Date().toISOString().slice(0, 4);
    expect(lines[0]).toMatch(
      new RegExp(`derives from the copy issued as “x” on ${day}.* at most once in 10³⁰\\.$`),
    );
    expect(lines[1]).toContain('no mark found. It may still be yours');
    expect(lines[2]).toContain('does not seem to show');
    const [line] = run(
      'read',
      at('out/anna-x.png'),
      '--original',
      at('anna.png'),
      '--key',
      at('key.json'),
      '--json',
    ).lines;
    const { placed, found, scores } = JSON.parse(line!);
    expect([placed, found[0].copy, scores.length]).toEqual([true, 'x', 3]);
    expect(scores[1].score).toBeLessThan(7.43);
  });

  it('ends with 3 when no picture shows the original, and with 2 after naming what it could not read', () => {
    expect(read('ben.png').status).toBe(3);
    writeFileSync(at('text.txt'), 'hello');
    const { status, lines, stderr } = read('text.txt', 'out/anna-linkedin.png');
    expect([status, lines.length]).toEqual([2, 1]);
    expect(stderr).toContain('text.txt: not a JPEG, PNG or WebP picture');
  });

  it('marks the middle of a picture that is not square, and says so', () => {
    const { status, stderr } = issue('wide.png', 'x');
    expect(status).toBe(0);
    expect(stderr).toContain('not square, so its middle is marked');
  });

  it.each([
    ['plain.png', 'too plain to carry a mark'],
    ['small.png', 'too small to carry a mark. Its shorter side needs 256 pixels.'],
    ['missing.png', 'no such file'],
  ])('refuses %s in a sentence, and writes nothing', (file, sentence) => {
    const before = readFileSync(at('key.json'), 'utf8');
    const { status, stderr, stdout } = issue(file, 'x');
    expect([status, stdout]).toEqual([2, '']);
    expect(stderr).toContain(sentence);
    expect(readFileSync(at('key.json'), 'utf8')).toBe(before);
    expect(existsSync(at(`out/${file.replace('.png', '-x.png')}`))).toBe(false);
  });

  it.each<[string, string[], string]>([
    ['nothing', [], 'Usage: mark issue FILE'],
    ['a copy twice', ['issue', 'a.png', '--copies', 'x,X', '--key', 'k', '--out', 'o'], '--copies: X twice'],
    ['a path as a name', ['issue', 'a.png', '--copies', '../x', '--key', 'k', '--out', 'o'], 'letters, digits, dots and dashes only'],
    ['an unknown flag', ['read', 'a.png', '--what'], "Unknown option '--what'"],
    ['no original', ['read', 'a.png', '--key', 'k'], 'Usage: mark issue FILE'],
    ['a missing key file', ['read', 'a.png', '--original', 'a.png', '--key', 'nowhere.json'], 'nowhere.json: no such file'],
    ['a key file of something else', ['read', 'a.png', '--original', 'a.png', '--key', 'package.json'], 'package.json: not a key file for marks'],
  ])('names what is wrong with %s', (_, args, sentence) => {
    const { status, stdout, stderr } = run(...args);
    expect([status, stdout]).toEqual([2, '']);
    expect(stderr).toContain(sentence);
  }); // prettier-ignore

  it('knows no copies of another picture', () => {
    const { status, stderr } = run(
      'read',
      at('anna.png'),
      '--original',
      at('ben.png'),
      '--key',
      at('key.json'),
    );
    expect(status).toBe(2);
    expect(stderr).toContain('no copies of exactly this file were issued');
  });

  it('explains itself, and what may be claimed', () => {
    const { status, stdout } = run('--help');
    expect(status).toBe(0);
    expect(stdout).toContain('It does not tell who copied it');
  });
});
