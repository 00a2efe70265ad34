import { rmSync } from 'node:fs';
import { afterAll, describe, expect, it } from 'vitest';
import { createApp, stageOf } from '../../bin/app.ts';
import { allowed } from '../../emulator/iam/policy.ts';
import { roleStatements } from '../../emulator/iam/roles.ts';
import { configJson } from '../../emulator/template/config-json.ts';
import { loadAssembly } from '../../emulator/template/load-assembly.ts';
import { placeholderAssets } from '../../lib/assets.ts';
import { synthesized } from './synthesized.ts';

const branch = synthesized({ branch: 'main' });
const mailing = synthesized({ branch: 'main', mailFrom: 'hello@example.com' }, false);
const prodb = synthesized({ stage: 'prodb' }, false);
const mailingProdb = synthesized({ stage: 'prodb' }, false, { mailFrom: 'hello@example.com' });
const local = synthesized({ stage: 'local' }, false);
const all = [branch, mailing, prodb, mailingProdb, local];
afterAll(() => all.forEach(({ folder }) => rmSync(folder, { recursive: true })));

const tableOf = (stage: typeof branch) =>
  stage.of('AWS::DynamoDB::Table').filter(([id]) => id.startsWith('IdentityOutbox'));
const told = ({ folder }: typeof branch) =>
  configJson(loadAssembly(folder, 'https://x.example'), 'https://x.example');

describe('a branch from which no mail leaves', () => {
  const deployed = loadAssembly(branch.folder, 'https://x.example');
  const statements = roleStatements(deployed);
  const [outbox] = deployed
    .ofType('AWS::DynamoDB::Table')
    .filter(({ logicalId }) => logicalId.startsWith('IdentityOutbox'));
  const arn = outbox!.attribute('Arn')!;
  /** Functions by the beginning of their id that may do something to the outbox. */
  const may = (action: string, resource: string) =>
    deployed
      .ofType('AWS::Lambda::Function')
      .filter(({ properties }) => {
        const own = statements.get(String(properties.Role)) ?? [];
        return allowed(own, { action: `dynamodb:${action}`, resource, context: {} });
      })
      .map(({ logicalId }) => logicalId.replace(/[0-9A-F]{8}$/, ''))
      .sort();

  it('keeps what it would have sent, for three days, and goes with the branch', () => {
    const tables = tableOf(branch);
    expect(tables).toHaveLength(1);
    const [, { Properties, DeletionPolicy }] = tables[0]!;
    expect(Properties.TimeToLiveSpecification).toEqual({ AttributeName: 'expiresAt', Enabled: true });
    expect(DeletionPolicy).toBe('Delete');
    for (const [id, each] of branch.of('AWS::Lambda::Function')) {
      const { OUTBOX_TABLE, OUTBOX_HOURS } = each.Properties.Environment?.Variables ?? {};
      if (OUTBOX_TABLE !== undefined) expect(OUTBOX_HOURS, id).toBe('72');
    }
  });

  it('lets no function send by SES or SNS', () => {
    const functions = new Set(
      deployed.ofType('AWS::Lambda::Function').map(({ properties }) => String(properties.Role)),
    );
    const ofFunctions = [...statements].filter(([role]) => functions.has(role)).flatMap(([, own]) => own);
    expect(JSON.stringify(ofFunctions)).not.toMatch(/"(ses|sns):/i);
  });

  it('is written by what writes mails, read by the calls of operators, emptied by a deletion, and by nobody else', () => {
    expect(may('PutItem', arn)).toEqual([
      'ApiAccountDeletionDelete',
      'ApiMailSendRun',
      'ApiSignInNoticesNotice',
      'Apiapprights',
      'ApibusinessFunction',
      'ApinotificationFunction',
      'ApiuserFunction',
      'IdentityCustomMessage',
    ]);
    expect(may('Query', `${arn}/index/byTime`)).toEqual(['ApiproxyFunction']);
    expect(may('DeleteItem', arn)).toEqual(['ApiAccountDeletionDelete']);
    for (const action of ['GetItem', 'Scan', 'UpdateItem']) expect(may(action, arn)).toEqual([]);
  });

  it('tells its site', () => expect(told(branch)['outbox']).toBe(true));
});

it.each([
  ['a branch that sends mails', mailing],
  ['production', prodb],
  ['production that sends mails', mailingProdb],
  ['one machine, which has an outbox of its own', local],
])('%s has none', (_, stage) => {
  expect(tableOf(stage)).toEqual([]);
  expect(JSON.stringify(stage.all)).not.toContain('OUTBOX');
  expect(told(stage)).not.toHaveProperty('outbox');
});

it('production refuses to have one', () => {
  const stage = { ...stageOf({ stage: 'prodb' }), outboxHours: 1 };
  expect(() => createApp({ validate: false, assets: placeholderAssets }, stage)).toThrow(
    'outboxHours lets operators read codes and emails',
  );
});
