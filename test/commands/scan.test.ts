import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const root = new URL('../..', import.meta.url).pathname;
let folder = '';
beforeAll(() => void (folder = mkdtempSync(join(tmpdir(), 'scan-'))));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const args = (given: string[]) => ['--import', 'tsx', 'bin/scan.ts', ...given];
const keyless = Object.fromEntries(
  Object.entries(process.env).filter(([name]) => !name.startsWith('COUNTERSIGN_')),
);

function run(given: string[], env: NodeJS.ProcessEnv = {}) {
  const { stdout, stderr, status } = spawnSync(process.execPath, args(given), {
    ...{ cwd: root, encoding: 'utf8', maxBuffer: 50_000_000 },
    env: { ...keyless, ...env },
  });
  return { stdout, stderr, status, lines: stdout.split('\n').filter((line) => line !== '') };
}

function file(name: string, text: string): string {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
}

type Line = Record<string, unknown>;
const parsed = (lines: string[]) => lines.map((line) => JSON.parse(line) as Line);
const findingsOf = (lines: string[]) => parsed(lines).filter((line) => 'verdict' in line);
const maya = ['--handle', 'maya-hollimund'];

describe('scan over the twins', () => {
  it('prints the likeliest first, then what came of all 17 platforms, and the same again', () => {
    const first = run(maya);
    expect(first.status).toBe(0);
    expect(first.lines[0]).toMatch(/^PLATFORM +HANDLE +SCORE +VERDICT +STRONGEST REASON +ADDRESS$/);
    expect(first.stdout).toMatch(/^GitHub +maya-hollimund-official +\d+ +likely clone .*\/github\/u\//m);
    expect(first.stdout).toMatch(/^X +maya_hol1imund +\d+ +likely clone/m);
    expect(first.stdout).toMatch(/^GitHub: \d+ accounts compared$/m);
    expect(first.stdout).toMatch(/^TikTok: 1 account compared, by a web search$/m);
    expect(first.lines).toContain('Zoom: nobody can search there');
    expect(first.lines.slice(-17).every((line) => /^[A-Z][^:]*: /.test(line))).toBe(true);
    expect(first.stderr).toContain('GitHub: looked');
    expect(first.stderr).not.toContain('\u001b');
    expect(run(maya).stdout).toBe(first.stdout);
  });

  it('--json: findings by score, then a coverage line for each platform', () => {
    const { lines, status } = run([...maya, '--platform', 'github,X', '--platform', 'zoom', '--json']);
    expect(status).toBe(0);
    const findings = findingsOf(lines);
    expect(findings.length).toBeGreaterThan(3);
    expect(Object.keys(findings[0]!).slice(0, 6)).toEqual([
      'platform',
      'handle',
      'url',
      'score',
      'verdict',
      'reasons',
    ]);
    const scores = findings.map(({ score }) => score as number);
    expect(scores).toEqual(scores.toSorted((a, b) => b - a));
    expect(new Set(findings.map(({ platform }) => platform))).toEqual(new Set(['GITHUB', 'X']));
    const coverage = parsed(lines.slice(findings.length));
    expect(coverage).toHaveLength(17);
    expect(coverage).toContainEqual({ platform: 'GITHUB', coverage: 'looked', compared: expect.any(Number) });
    expect(coverage).toContainEqual({ platform: 'ZOOM', coverage: 'nobody can search there', compared: 0 });
    expect(coverage).toContainEqual(expect.objectContaining({ platform: 'REDDIT', coverage: 'not asked' }));
  });

  it('--reserve names look-alikes that nobody has, where a platform says so, and where to register them', () => {
    const here = [...maya, '--platform', 'github,tiktok', '--reserve'];
    expect(run(here).lines.at(-1)).toMatch(
      /^GitHub: real-maya-hollimund \S.* \(https:\/\/github\.com\/signup\)$/,
    );
    const rows = parsed(run([...here, '--json']).lines).filter(({ coverage }) => coverage);
    expect(rows.filter(({ free }) => free).map(({ platform }) => platform)).toEqual(['GITHUB']);
  });

  it('--own silences what is one’s own, and names the very handle elsewhere', () => {
    const own = file('own.txt', '# mine\nhttps://github.com/maya-hollimund\n\nx:maya_hollimund\n');
    const { stdout, status } = run([...maya, '--own', own, '--platform', 'github,x']);
    expect(status).toBe(0);
    expect(stdout).not.toMatch(/ maya_hollimund /);
    expect(stdout).toMatch(/ maya_hol1imund /);
    const none = file('none.txt', 'linkedin:hollimund\n');
    expect(run([...maya, '--own', none, '--platform', 'github']).stdout).toMatch(/^GitHub +maya-hollimund /m);
  });

  it('--diff shows what is new, changed and gone, and nothing twice', () => {
    const here = [...maya, '--platform', 'github,x', '--json'];
    const now = run(here).lines;
    const all = file('all.jsonl', now.join('\n'));
    expect(findingsOf(run([...here, '--diff', all]).lines)).toEqual([]);
    const [first, second, ...rest] = now.map((line) => JSON.parse(line) as Line);
    const goneThere = { ...first, handle: 'maya-h0llimund-nobody', accountId: null, platform: 'GITHUB' };
    const goneElsewhere = { ...goneThere, platform: 'REDDIT', handle: 'maya_nobody' };
    const earlier = [{ ...second, name: 'Somebody', bio: 'other' }, goneThere, goneElsewhere, ...rest];
    const before = file('before.jsonl', earlier.map((line) => JSON.stringify(line)).join('\n'));
    expect(
      findingsOf(run([...here, '--diff', before]).lines).map(({ handle, change, changed }) => ({
        handle,
        change,
        changed,
      })),
    ).toEqual([
      { handle: first!.handle, change: 'new' },
      { handle: second!.handle, change: 'changed', changed: ['name', 'bio'] },
      { handle: goneThere.handle, change: 'gone' },
    ]);
  });

  it('--photo: a picture of one’s own joins the comparison', () => {
    const picture = pictureOfTwin(
      run([...maya, '--platform', 'github', '--html', join(folder, 'p.html')]).status,
    );
    const { lines } = run(['--handle', 'hollimund', '--platform', 'github', '--photo', picture, '--json']);
    const found = findingsOf(lines).find(({ handle }) => handle === 'maya-hollimund-official');
    expect(found?.reasons).toContain('Same picture.');
  });

  function pictureOfTwin(status: number | null): string {
    expect(status).toBe(0);
    const [, type, data] = /data:image\/(\w+);base64,([\w+/=]+)/.exec(
      readFileSync(join(folder, 'p.html'), 'utf8'),
    )!;
    const path = join(folder, `own.${type}`);
    writeFileSync(path, Buffer.from(data!, 'base64'));
    return path;
  }
});

describe('scan --html', () => {
  it('writes one file that loads nothing and runs nothing, whatever names are in it', () => {
    const report = join(folder, 'report.html');
    const name = '<img src=x onerror=alert(1)>"\'</style><script>alert(2)</script>';
    const { status, stdout } = run([...maya, '--platform', 'github', '--name', name, '--html', report]);
    expect(status).toBe(0);
    expect(stdout).toContain('maya-hollimund-official');
    const page = readFileSync(report, 'utf8');
    // Not toMatch: a failure would print all of the pictures.
    expect(/<script|<img src=x|onerror=alert\(1\)>/.test(page)).toBe(false);
    expect(page.includes('&#60;img src=x onerror=alert(1)&#62;')).toBe(true);
    expect(/(?:src|srcset)="(?!data:)|<link|url\((?!data:)/.test(page)).toBe(false);
    expect(/background-image:url\(data:image\/png;base64,/.test(page)).toBe(true);
    expect(readdirSync(folder).filter((one) => one.endsWith('.part'))).toEqual([]);
  });
});

describe('scan --real', () => {
  // Nothing listens there, so that no test asks a real platform.
  const offline = {
    COUNTERSIGN_X_TOKEN: 'secret-7',
    NODE_OPTIONS: '--import ./test/commands/no-network.mjs',
  };

  it('says of each platform that it could not look and ends with 3 where there is no network', () => {
    const { stdout, stderr, status } = run([...maya, '--real'], offline);
    expect(status).toBe(3);
    expect(stdout).toContain('GitHub: could not look. It didn’t answer in time.');
    expect(stdout).toContain('X: could not look. It didn’t answer in time.');
    expect(stdout).toContain(
      'Twitch: could not look. It needs COUNTERSIGN_TWITCH_CLIENT_ID, COUNTERSIGN_TWITCH_SECRET.',
    );
    expect(stdout + stderr).not.toContain('secret-7');
  });

  it('ends on Ctrl-C with what there is', async () => {
    const report = join(folder, 'stopped.html');
    const child = spawn(process.execPath, args([...maya, '--real', '--html', report]), {
      cwd: root,
      env: { ...keyless, NODE_OPTIONS: '--import ./test/commands/slow-network.mjs' },
    });
    let out = '';
    child.stdout.setEncoding('utf8').on('data', (part: string) => (out += part));
    let asked = false;
    child.stderr.setEncoding('utf8').on('data', (part: string) => {
      if (!asked && part.includes('asked https://api.github.com')) child.kill('SIGINT');
      asked ||= part.includes('asked');
    });
    const status = await new Promise((done) => child.on('close', done));
    expect(status).toBe(130);
    expect(out).toContain('GitHub: could not look. The search was stopped');
    expect(existsSync(report)).toBe(false);
  });
});

describe('scan with bad input', () => {
  it.each([
    [[], /^Usage: scan/],
    [['--handle', ' '], /^Usage: scan/],
    [['--handle', 'a\nb'], /is not a handle/],
    [[...maya, '--platform', 'myspace'], /"myspace": unknown. Use one of facebook, linkedin, x,/],
    [[...maya, '--json', '--html', 'x.html'], /--json or --html, not both/],
    [[...maya, '--html', 'no/such/folder/x.html'], /no folder no\/such\/folder/],
    [[...maya, '--photo', 'missing.jpg'], /missing.jpg: no such file/],
    [[...maya, '--photo', 'README.md'], /README.md: not a JPEG, PNG or WebP picture/],
    [[...maya, '--diff', 'README.md'], /README.md:1: not a line that scan --json printed/],
    [[...maya, '--own', 'package.json'], /package.json:1: neither a link to a profile nor platform:handle/],
    [[...maya, '--nonsense'], /nonsense/],
  ])('%j: one sentence and status 2', (given, words) => {
    const { stderr, stdout, status } = run(given);
    expect(status).toBe(2);
    expect(stdout).toBe('');
    expect(stderr).toMatch(words);
    expect(stderr).not.toMatch(/^ +at /m);
  });

  it('--help names every variable and prints none', () => {
    const { stdout, status } = run(['--help'], { COUNTERSIGN_GITHUB_TOKEN: 'secret-8' });
    expect(status).toBe(0);
    expect(stdout).toContain('COUNTERSIGN_GITHUB_TOKEN');
    expect(stdout).toContain('COUNTERSIGN_BRAVE_KEY');
    expect(stdout).not.toContain('secret-8');
  });
});
