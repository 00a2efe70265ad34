import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { newBusiness } from '#domain/business/business';
import { newUser } from '#domain/account/user';
import { SocialProof } from '#domain/proof/proof';
import { openTables } from '../../../test/support/tables-in-memory.ts';
import { holdersOver } from '../../proof/holder.ts';
import { fingerprinter } from '../../store/rights/fingerprint.ts';
import { leftOutOver } from '../../rights/left-out.ts';
import { accountsPageStore } from '../../store/proof/accounts-page.ts';
import { socialProofStore } from '../../store/proof/social-proof.ts';
import { suppressionStore } from '../../store/rights/suppression.ts';
import { exportProofs } from '../case/export-proofs.ts';
import { showInChecks } from '../rights/show-in-checks.ts';
import { getProofs } from './get-proofs.ts';

const at = '2026-11-22T12:00:00.000Z';
const asked = '2026-11-24T09:00:00.000Z';
const account = {
  platform: 'X' as const,
  pageUrl: 'https://x.com/maya_hollimund',
  verifiedAt: at,
};
const fingerprint = fingerprinter('k'.repeat(32));
let tables: Awaited<ReturnType<typeof openTables>>;
beforeAll(async () => {
  tables = await openTables(() => Date.parse(asked));
  const { client, table } = tables.database;
  const row = { id: 'X#maya_hollimund', owner: 'maya', proves: 'this URL', since: at, lastCheckedAt: at };
  await client.send(
    new PutCommand({ TableName: table('SocialProof'), Item: SocialProof.parse({ ...row, public: true }) }),
  );
});
afterAll(() => tables.close());
beforeEach(async () => {
  for (const address of ['maya@example.com', 'old@example.com', 'li@example.com'])
    await suppressionStore(tables.database).remove(fingerprint(address));
});

/** Maya, who has confirmed one more address and typed another, and the business that she runs. */
const maya = {
  ...newUser({ sub: 'maya', email: 'maya@example.com' }, at),
  socialMediaAccounts: [account],
  emails: [
    {
      emailAddress: 'old@example.com',
      type: 'SECONDARY' as const,
      verifiedAt: at,
      createdAt: at,
      updatedAt: at,
    },
    { emailAddress: 'li@example.com', type: 'SECONDARY' as const },
  ],
};
const users = {
  get: async (sub: string) => (sub === 'maya' ? maya : undefined),
  change: async () => undefined,
};
const businesses = {
  get: async (id: string) => newBusiness({ id, adminId: 'maya', updatedAt: at }, at),
};
const services = () => ({
  ...{ users, businesses, holders: holdersOver({ users, businesses } as never) },
  seats: { seatOf: async () => ({ role: 'ADMIN' }) },
  proofs: socialProofStore(tables.database),
  pages: accountsPageStore(tables.database),
  closing: async () => undefined,
  leftOut: leftOutOver({ suppressions: suppressionStore(tables.database), fingerprint }),
  ...{ sources: new Map(), links: new Map(), vouchesFor: async () => new Map() },
});
const call = (request: object) => ({ caller: { sub: 'maya' }, now: Date.parse(asked), request }) as never;
const since = async (of: object = {}) => (await getProofs(call(of), services() as never)).leftOutSince;
const leaveOut = (address: string) => suppressionStore(tables.database).add(fingerprint(address), asked);

it.each(['maya@example.com', 'old@example.com'])(
  'whoever left %s out is told since when',
  async (address) => {
    expect(await since()).toBeNull();
    await leaveOut(address);
    expect(await since()).toBe(asked);
  },
);

it('nobody is told of an address that they have not confirmed, nor of one of theirs for their business', async () => {
  await leaveOut('li@example.com');
  expect(await since()).toBeNull();
  await leaveOut('maya@example.com');
  expect(await since({ businessId: 'acme' })).toBeNull();
});

it('is shown again as they say, whichever of their addresses it was, and nobody else is', async () => {
  for (const address of ['maya@example.com', 'old@example.com', 'li@example.com']) await leaveOut(address);
  const suppressions = suppressionStore(tables.database);
  const given = { users, suppressions, fingerprint };
  expect(await showInChecks(call({}), given as never)).toEqual({ leftOutSince: null });
  expect(await since()).toBeNull();
  expect(await suppressions.since(fingerprint('li@example.com'))).toBe(asked);
});

it('proofs to hand in say who states them, and the whole address to check them at', async () => {
  const given = { ...services(), site: 'https://countersign.example' };
  const { file } = await exportProofs(call({}), given as never);
  expect(JSON.parse(file)).toMatchObject({
    statedBy: 'Countersign, https://countersign.example',
    accounts: [{ checkAt: 'https://countersign.example/check/x/maya_hollimund' }],
  });
});

it('proofs to hand in name a page to check at only while that page says so', async () => {
  const file = async () => (await exportProofs(call({}), services() as never)).file;
  expect(await file()).toContain('/check/x/maya_hollimund');
  await leaveOut('old@example.com');
  expect(await file()).not.toContain('/check/');
});
