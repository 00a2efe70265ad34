import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { nameServer } from '../../platforms/dns/name-server.ts';

const root = new URL('../..', import.meta.url).pathname;
const closing: (() => Promise<void>)[] = [];
afterEach(async () => void (await Promise.all(closing.splice(0).map((close) => close()))));

/** Not spawnSync: the name server answers from this process. */
async function run(
  args: string[],
  { after, input = '' }: { after?: (stop: () => void) => void; input?: string } = {},
) {
  const child = spawn(process.execPath, ['--import', 'tsx', 'bin/domains.ts', ...args], { cwd: root });
  let [stdout, stderr] = ['', ''];
  child.stdout.setEncoding('utf8').on('data', (part: string) => (stdout += part));
  child.stderr.setEncoding('utf8').on('data', (part: string) => (stderr += part));
  child.stdin.end(input);
  after?.(() => child.kill('SIGINT'));
  const status = await new Promise<number | null>((done) => child.on('close', done));
  return { stdout, stderr, status, lines: stdout.split('\n').filter((line) => line !== '') };
}

async function server(zone: Parameters<typeof nameServer>[0]) {
  const started = await nameServer(zone);
  closing.push(started.close);
  return started;
}

const host = {
  NS: ['ns.host.example'],
  A: ['192.0.2.1'],
  MX: [[10, 'mx.host.example']] as [number, string][],
};
const acme = ['--domain', 'acme.example', '--resolve'];

describe('domains', () => {
  it('lists look-alikes by likelihood, each with its class and score', async () => {
    const { lines, status, stderr } = await run(['--domain', 'www.acme.co.uk', '--max', '40']);
    expect([status, stderr, lines.length]).toEqual([0, '', 40]);
    expect(lines).toContain('acrne.co.uk\thomoglyph\t97');
    for (const line of lines) expect(line).toMatch(/^[a-z0-9.-]+\t[a-zA-Z ]+\t\d+$/);
    const { lines: rows } = await run(['--domain', 'acme.co.uk', '--max', '40', '--json']);
    expect(rows.map((row) => JSON.parse(row).domain)).toEqual(lines.map((line) => line.split('\t')[0]));
  });

  it('--resolve shows what exists and what could not be looked up, and counts on stderr', async () => {
    const { address } = await server({
      ...{ 'acme.example': host, 'acne.example': host, 'acmee.example': { NS: ['ns.park.example'] } },
      'ame.example': 'SERVFAIL',
    });
    const args = [...acme, '--server', address, '--max', '300'];
    const { lines, stderr, status } = await run(args);
    expect(status).toBe(0);
    expect(lines).toEqual([
      'acne.example\thomoglyph\t65\texists: address 192.0.2.1; mail mx.host.example; name servers ns.host.example',
      'ame.example\tomission\t65\tcould not look: the name server failed (SERVFAIL)',
      'acmee.example\trepetition\t87\texists: no address; name servers ns.park.example',
    ]);
    expect(stderr).toBe('2 exist, 297 do not, 1 could not be looked up.\n');
    const json = (await run([...args, '--json', '--all'])).lines.map((line) => JSON.parse(line));
    expect(json).toHaveLength(300);
    expect(json.find(({ domain }) => domain === 'acne.example')).toEqual({
      ...{ domain: 'acne.example', class: 'homoglyph', score: 65, existence: 'exists' },
      records: { NS: ['ns.host.example'], A: ['192.0.2.1'], AAAA: [], MX: ['mx.host.example'], TXT: [] },
      firstSeen: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    });
  });

  it('--own: what is theirs is not named', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'domains-'));
    const own = join(folder, 'own.txt');
    writeFileSync(own, '# ours\nwww.acrne.example\n');
    const { address } = await server({ 'acme.example': host, 'acne.example': host, 'acrne.example': host });
    const { lines } = await run([...acme, '--server', address, '--max', '20', '--own', own]);
    expect(lines.map((line) => line.split('\t')[0])).toEqual(['acne.example']);
    writeFileSync(own, 'acrne.example\nnothing\n');
    expect((await run([...acme, '--server', address, '--own', own])).stderr).toContain(
      'own.txt:2: no domain',
    );
    rmSync(folder, { recursive: true });
  });

  it('--diff shows what is new, changed and gone, and takes a failure for neither', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'domains-'));
    const last = join(folder, 'last.json');
    const zone: Record<string, typeof host | 'SERVFAIL'> = { 'acme.example': host, 'acne.example': host };
    zone['ame.example'] = zone['acrne.example'] = zone['acmee.example'] = host;
    const { address } = await server((name) => zone[name]);
    const args = [...acme, '--server', address, '--max', '200'];
    const first = (await run([...args, '--json'])).stdout;
    writeFileSync(last, first);
    expect((await run([...args, '--diff', last])).stdout).toBe('');
    zone['acnne.example'] = host;
    zone['ame.example'] = 'SERVFAIL';
    zone['acne.example'] = { ...host, A: ['192.0.2.99'] };
    delete zone['acmee.example'];
    const { lines } = await run([...args, '--diff', last]);
    expect(lines.map((line) => line.split('\t').slice(0, 2)).toSorted()).toEqual([
      ['changed: address', 'acne.example'],
      ['gone', 'acmee.example'],
      ['new', 'acnne.example'],
    ]);
    writeFileSync(last, 'nonsense');
    expect((await run([...args, '--diff', last])).stderr).toContain(
      'last.json:1: not what --resolve --json prints',
    );
    rmSync(folder, { recursive: true });
  });

  it('--rdap, --page and --report never connect to what the name server says is here', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'domains-'));
    const report = join(folder, 'report.txt');
    const inside = { NS: ['ns.host.example'], A: ['127.0.0.1'] };
    const { address } = await server({
      'acme.example': inside,
      'acne.example': inside,
      'data.iana.org': inside,
    });
    const args = [...acme, '--server', address, '--max', '20', '--rdap', '--page', '--report', report];
    const { lines, status } = await run(args);
    expect([status, lines]).toEqual([
      0,
      [
        'acne.example\thomoglyph\t65\texists: address 127.0.0.1; name servers ns.host.example; ' +
          'its registry: It leads to an address that is no public web address.; ' +
          'page: It leads to an address that is no public web address.',
      ],
    ]);
    expect(readFileSync(report, 'utf8')).toContain('Subject: acne.example resembles acme.example');
    rmSync(folder, { recursive: true });
  });

  it('what a record holds cannot steer the terminal or make a line', async () => {
    const { address } = await server({
      'acme.example': host,
      'acne.example': { NS: ['ns.host.example'], MX: [[1, 'a\u001b[2Jb.example']] },
    });
    const { lines } = await run([...acme, '--server', address, '--max', '10']);
    expect(lines).toHaveLength(1);
    expect(lines[0]).not.toMatch(/[\u0000-\u0008\u000b-\u001f]/);
  });

  it('ends with 3 when the name server does not answer at all, having printed nothing', async () => {
    const { address } = await server(() => 'silent');
    const { stdout, stderr, status } = await run([...acme, '--server', address]);
    expect([stdout, status]).toEqual(['', 3]);
    expect(stderr).toBe('Could not look: the name server did not answer in time, asked for acme.example.\n');
  });

  it('Ctrl-C ends with 130 and what there is', async () => {
    let stop = () => {};
    const { address, asked } = await server((name) => {
      if (asked.length === 60) stop();
      return /^(acme|acne)\.example$/.test(name) ? host : undefined;
    });
    const { lines, status, stderr } = await run([...acme, '--server', address], {
      after: (kill) => (stop = kill),
    });
    expect(status).toBe(130);
    expect(lines[0]).toMatch(/^acne\.example\t/);
    expect(stderr).toMatch(/^1 exist, \d+ do not, \d+ could not be looked up\.\n$/);
  });

  it('--list says which names of a list pass for which domain, in its order, and names bad lines', async () => {
    const names = [
      ...['Login-ACME-support.example', '*.acrne.net', 'https://paypa1.com/login?x=1', 'www.acme.example'],
      ...['', '# remark', 'kayak.com', 'no name', 'xn--pypal-4ve.com.', '127.0.0.1'],
    ];
    const protectedTwo = ['--domain', 'acme.example', '--domain', 'paypal.com', '--list', '-'];
    const { lines, stderr, status } = await run(protectedTwo, { input: names.join('\n') });
    expect(lines).toEqual([
      'login-acme-support.example\tdictionary\t91\tacme.example',
      'acrne.net\thomoglyph\t97\tacme.example',
      'paypa1.com\thomoglyph\t97\tpaypal.com',
      'xn--pypal-4ve.com\thomoglyph\t97\tpaypal.com',
    ]);
    expect([stderr, status]).toEqual([
      'standard input:8: no domain name\nstandard input:10: no domain name\n',
      2,
    ]);
  });

  it('--list with --resolve looks up what passes, and nothing else', async () => {
    const { address, asked } = await server({ 'acme.example': host, 'acme-pay.example': host });
    const { lines, status } = await run([...acme, '--server', address, '--list', '-', '--json'], {
      input: 'kayak.com\nacme-pay.example\nacme-shop.example\n',
    });
    expect(status).toBe(0);
    expect(lines.map((line) => JSON.parse(line))).toMatchObject([
      { domain: 'acme-pay.example', protected: 'acme.example', existence: 'exists' },
    ]);
    expect(asked.filter((question) => question.includes('kayak'))).toEqual([]);
  });

  it('--help says what there is', async () => {
    const { stdout, status } = await run(['--help']);
    expect(status).toBe(0);
    for (const flag of 'domain max list own resolve rdap page diff report server all json'.split(' '))
      expect(stdout).toContain(`--${flag}`);
  });

  it.each([
    [[], 'Usage: domains'],
    [['--domain', 'localhost'], '--domain "localhost": not a domain that can be registered'],
    [['--domain', 'acme.com', '--max', 'few'], '--max "few": not a number'],
    [['--domain', 'acme.com', '--server', '192.0.2.1'], '--server and --all go with --resolve'],
    [[...acme, '--server', 'ns.example'], '--server "ns.example": not an address'],
    [['--domain', 'acme.com', '--domain', 'acme.net'], 'One --domain, or a --list'],
    [['--domain', 'acme.com', '--list', 'nowhere.txt'], 'nowhere.txt: no such file'],
    [['--domain', 'acme.com', '--list', '.'], '.: a folder, not a file'],
    [['--domain', 'acme.com', '--list', '-', '--max', '1'], '--max or --list, not both'],
    [['--domain', 'acme.com', '--what'], "Unknown option '--what'"],
  ])('%j: 2, and says what is wrong', async (args, words) => {
    const { status, stdout, stderr } = await run(args);
    expect([status, stdout]).toEqual([2, '']);
    expect(stderr).toContain(words);
    expect(stderr).not.toMatch(/^ +at /m);
  });
});
