import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const root = new URL('..', import.meta.url).pathname;
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
  const { stdout, stderr, status } = spawnSync('npx', ['tsx', `bin/${command}.ts`, ...args], {
    cwd: root,
    encoding: 'utf8',
  });
  return { lines: stdout.split('\n').filter((line) => line !== ''), stderr, status };
}

const maya = { handle: 'maya_hollimund', name: 'Maya Hollimund' };
const copy = { handle: 'maya_ho1limund', name: 'Maya Hollimund' };

describe('match --pairs', () => {
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
});

describe('hash', () => {
  it('names the file that it cannot read and goes on', () => {
    const { stderr, status, lines } = run('hash', file('no.jpg', ['no picture']));
    expect({ status, lines }).toEqual({ status: 2, lines: [] });
    expect(stderr).toContain('no.jpg: not a JPEG, PNG or WebP picture');
  });
});
