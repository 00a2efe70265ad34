import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Finding } from '#domain/scan/finding';
import { userStore } from '../../lambdas/store/user.ts';
import type { LocalStack } from '../../local/stack.ts';
import { type Person, signUpPeople } from '../support/people.ts';
import { startServices } from '../support/services.ts';
import { databaseOf } from '../support/tables.ts';
import { type Wire, wireTo } from '../support/client.ts';

/** Pictures on their way through a running stack: the uploaded one to the scan, and those of findings to their owner. */
let stack: LocalStack;
let wire: Wire;
let nils: Person;

beforeAll(async () => {
  stack = await startServices();
  wire = wireTo(stack.origin, stack.config);
  [nils] = (await signUpPeople(stack, ['nils'])) as [Person];
  await wire.graphql(
    'mutation ($input: CreateUserInput!) { createUser(input: $input) { id } }',
    { input: { id: nils.sub } },
    { token: nils.accessToken },
  );
  const account = { platform: 'GITHUB', pageUrl: 'https://github.com/nils-oftedal' };
  await userStore(await databaseOf(stack)).change(nils.sub, {
    set: { socialMediaAccounts: [{ ...account, verifiedAt: '2026-01-01T00:00:00.000Z' }] },
  });
});
afterAll(() => stack?.close());

async function answered<T>(group: 'user' | 'app' | 'proxy', name: string, input: object = {}): Promise<T> {
  const outcome = await wire.rest(group, name, input, { token: nils.accessToken });
  expect(outcome).toMatchObject({ kind: 'answer' });
  return (outcome as { value: T }).value;
}

async function findingsOfScan(): Promise<Finding[]> {
  type Report = { scan: { id: string; status: string }; findings: Finding[] };
  const { scan } = await answered<Pick<Report, 'scan'>>('app', 'start-scan');
  const report = () => answered<Report>('app', 'get-report');
  await expect
    .poll(async () => (await report()).scan, { timeout: 60_000 })
    .toMatchObject({ id: scan.id, status: 'DONE' });
  return (await report()).findings;
}

async function upload(picture: Response): Promise<void> {
  const contentType = picture.headers.get('content-type')!;
  const form = await answered<{ url: string; fields: Record<string, string>; key: string }>(
    'user',
    'upload-url',
    { contentType },
  );
  const body = new FormData();
  for (const [name, value] of Object.entries(form.fields)) body.append(name, value);
  body.append('file', new Blob([await picture.arrayBuffer()], { type: contentType }));
  await fetch(form.url, { method: 'POST', body });
  await answered('user', 'finish-upload', { key: form.key });
}

it('makes who uses it a stronger finding', async () => {
  const weakest = (await findingsOfScan()).toSorted((a, b) => a.score - b.score)[0]!;
  expect(weakest.yours.imageUrl).toMatch(/^http/);
  await upload(await fetch(weakest.theirs.imageUrl!));
  const after = (await findingsOfScan()).find(({ id }) => id === weakest.id)!;
  expect(after.yours).toMatchObject({ imageUrl: null, photoHash: after.theirs.photoHash });
  expect(after.score).toBeGreaterThan(weakest.score);
});

it('and every picture that was compared is shown, also of accounts that the search engine alone sees', async () => {
  const { findings } = await answered<{ findings: Finding[] }>('app', 'get-report');
  const shown = findings.filter(({ theirs }) => theirs.imageUrl);
  expect(shown.map(({ theirs }) => theirs.seenIn)).toContain('web search');
  for (const { id, theirs } of shown) {
    const picture = { findingId: id, side: 'theirs' };
    const { base64 } = await answered<{ base64: string }>('proxy', 'profile-image', picture);
    const there = await (await fetch(theirs.imageUrl!)).arrayBuffer();
    expect([theirs.platform, base64]).toEqual([theirs.platform, Buffer.from(there).toString('base64')]);
  }
});
