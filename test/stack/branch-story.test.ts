import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { Finding } from '#domain/scan/finding';
import { startBranch } from './start-branch.ts';
import { answer, wireTo, type Wire } from '../support/client.ts';
import { signInAs, type Person } from '../support/people.ts';

/** What a reviewer of a branch finds: the way in that its deploy prints, and people who have been there for weeks. */
let stack: Awaited<ReturnType<typeof startBranch>>;
let wire: Wire;
let maya: Person;
let password: string;

beforeAll(async () => {
  stack = await startBranch();
  wire = wireTo(stack.origin, stack.config);
}, 180_000);
afterAll(() => stack?.close());

interface Report {
  findings: Finding[];
  scan: { status: string };
  lastLookedAt: string;
}
const report = ({ accessToken: token }: Person) =>
  answer<Report>(wire.rest('app', 'get-report', {}, { token }));

test('the deploy says how to come in, and the site does not', async () => {
  const [{ LogIn = '' }] = Object.values(stack.made) as [Record<string, string>];
  password =
    /^maya@demo\.countersign\.example, as rosalind@ferrowbay\.example who owns a business, or as operator@demo\.countersign\.example who runs it all and reads its outbox, with the password (\S+)$/.exec(
      LogIn,
    )?.[1] ?? '';
  expect(password).toMatch(/^Maya-1-.{32,}$/);
  expect(stack.config['demo']).toEqual({});
  expect(JSON.stringify(stack.config)).not.toContain(password);
});

test('Maya has six weeks behind her: copies, a report, one that is gone, and cases', async () => {
  maya = await signInAs(stack, 'maya@demo.countersign.example', password);
  const { findings, lastLookedAt } = await report(maya);
  const of = (handle: string) => findings.find(({ theirs }) => theirs.handle === handle);
  expect(of('maya-hollimund-official')?.status).toBe('REPORTED');
  expect(of('real-maya-hollimund')?.status).toBe('RESOLVED');
  expect(of('maya-holllmund')?.verdict).toBe('likely clone');
  // It was told today, not on a day of its own.
  expect(Date.now() - Date.parse(lastLookedAt)).toBeLessThan(3 * 3_600_000);
  const { cases } = await answer<{ cases: object[] }>(
    wire.rest('app', 'get-cases', {}, { token: maya.accessToken }),
  );
  expect(cases).toHaveLength(2);
});

const played = () =>
  Object.values(stack.variables).flatMap((value) => /\/lambda-url\/[^/]+\//.exec(value)?.[0] ?? [])[0]!;

test('links of the story lead to the pages that the branch plays', async () => {
  const { findings } = await report(maya);
  const { url } = findings.find(({ theirs }) => theirs.handle === 'maya-holllmund')!.theirs;
  // The site leads /platforms/ on to that function.
  const page = await fetch(`${stack.origin}${played()}${new URL(url!).pathname.slice(1)}`);
  expect(await page.text()).toContain('maya-holllmund');
});

test('the business she works for is there, for its owner', async () => {
  const owner = await signInAs(stack, 'rosalind@ferrowbay.example', password);
  const by = { token: owner.accessToken };
  const { domains } = await answer<{ domains: { domain: string }[] }>(
    wire.rest('business', 'get-domains', { businessId: 'ferrow-bay-ceramics' }, by),
  );
  expect(domains.map(({ domain }) => domain)).toEqual(expect.arrayContaining(['ferr0wbay.example']));
});

test('a certificate for a name like theirs is found in the logs that the branch plays', async () => {
  const read = () => stack.lambda.invoke(stack.nameOf('ct-read'), {});
  // How far the logs are is noted first.
  await read();
  const body = new URLSearchParams({ name: 'login-ferrowbay-support.example' });
  const issued = await fetch(`${stack.origin}${played()}platforms/ct/issue`, { method: 'POST', body });
  expect(issued.status).toBe(200);
  const owner = await signInAs(stack, 'rosalind@ferrowbay.example', password);
  const asked = { businessId: 'ferrow-bay-ceramics' };
  await vi.waitFor(
    async () => {
      await read();
      const { domains } = await answer<{ domains: { domain: string; foundBy: string }[] }>(
        wire.rest('business', 'get-domains', asked, { token: owner.accessToken }),
      );
      expect(domains).toContainEqual(
        expect.objectContaining({ domain: 'login-ferrowbay-support.example', foundBy: 'certificate' }),
      );
    },
    { timeout: 120_000, interval: 1_000 },
  );
}, 180_000);

test('"Scan now" finds a copy that came since', async () => {
  const known = (await report(maya)).findings.map(({ theirs }) => theirs.handle);
  await answer(wire.rest('app', 'start-scan', {}, { token: maya.accessToken }));
  await vi.waitFor(
    async () => {
      const { findings } = await report(maya);
      expect(findings.map(({ theirs }) => theirs.handle)).toContain('maya-ho1limund');
    },
    { timeout: 120_000, interval: 200 },
  );
  // And of what was known before, nothing a second time.
  const after = (await report(maya)).findings.map(({ theirs }) => theirs.handle);
  expect(new Set(after).size).toBe(after.length);
  expect(after).toEqual(expect.arrayContaining(known));
}, 180_000);
