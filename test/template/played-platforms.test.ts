import { rmSync } from 'node:fs';
import { afterAll, describe, expect, it } from 'vitest';
import { createApp, stageOf } from '../../bin/app.ts';
import { allowed } from '../../emulator/iam/policy.ts';
import { roleStatements } from '../../emulator/iam/roles.ts';
import { edgeFunction } from '../../emulator/template/edge-function.ts';
import { siteHeaders } from '../../emulator/template/site-headers.ts';
import { configJson } from '../../emulator/template/config-json.ts';
import { loadAssembly } from '../../emulator/template/load-assembly.ts';
import { placeholderAssets } from '../../lib/assets.ts';
import { synthesized } from './synthesized.ts';

const branch = synthesized({ branch: 'main' });
const prodb = synthesized({ stage: 'prodb' }, false);
afterAll(() => [branch, prodb].forEach(({ folder }) => rmSync(folder, { recursive: true })));
const text = (value: unknown) => JSON.stringify(value);

describe('a branch whose platforms are played', () => {
  const [[url, { Properties }]] = branch.of('AWS::Lambda::Url') as [ReturnType<typeof branch.of>[number]];
  const host = { 'Fn::GetAtt': [url, 'FunctionUrl'] };

  it('asks a function of its own, and no platform', () => {
    const asking = branch
      .of('AWS::Lambda::Function')
      .map(([, each]) => text(each.Properties.Environment?.Variables.SOURCES ?? null))
      .filter((sources) => sources !== 'null');
    expect(asking.length).toBeGreaterThan(5);
    for (const sources of asking) {
      expect(sources).toContain(text(host));
      expect(sources).not.toMatch(/https?:|site\.local\.invalid/);
    }
  });

  it('reads certificate logs there, and no public one', () => {
    const logs = branch
      .of('AWS::Lambda::Function')
      .flatMap(([, each]) => each.Properties.Environment?.Variables.CERTIFICATE_LOGS ?? []);
    expect(logs).toHaveLength(1);
    expect(text(logs[0])).toContain(text(host));
    expect(text(logs[0])).not.toMatch(/https?:|site\.local\.invalid/);
  });

  it('answers ten at once and no more, so that a flood of it starves nobody else', () => {
    const kept = branch
      .of('AWS::Lambda::Function')
      .filter(([, each]) => each.Properties.ReservedConcurrentExecutions !== undefined);
    expect(kept).toMatchObject([
      [expect.stringMatching(/^ApiTwinsPlay/), { Properties: { ReservedConcurrentExecutions: 10 } }],
    ]);
  });

  it('shows its pages below the address of the site, with the headers of all pages', () => {
    const [[, distribution]] = branch.of('AWS::CloudFront::Distribution') as [
      ReturnType<typeof branch.of>[number],
    ];
    const { CacheBehaviors, Origins, DefaultCacheBehavior } = distribution.Properties.DistributionConfig;
    expect(CacheBehaviors).toMatchObject([
      {
        PathPattern: '/platforms/*',
        ResponseHeadersPolicyId: DefaultCacheBehavior.ResponseHeadersPolicyId,
        // The policy's content, which AWS's own lacks.
        FunctionAssociations: [{ EventType: 'viewer-response' }],
      },
    ]);
    const origin = Origins.find(({ Id }: { Id: string }) => Id === CacheBehaviors[0].TargetOriginId);
    expect(text(origin.DomainName)).toMatch(/FunctionUrl|ImportValue/);
  });

  it('has people where no mail leaves: theirs would come back, and count against whoever sends', () => {
    const mailing = synthesized({ branch: 'main', mailFrom: 'hello@example.com' }, false);
    const told = (stage: typeof branch) => stage.of('AWS::CloudFormation::CustomResource').length;
    expect([told(branch), told(mailing)]).toEqual([1, 0]);
    rmSync(mailing.folder, { recursive: true });
  });

  it('is shown on one machine as CloudFront shows it: its addresses, and the policy that a function adds', () => {
    const deployed = loadAssembly(branch.folder, 'http://localhost:1');
    const rewrite = edgeFunction<{ request: { uri: string } }, { uri: string }>(deployed, 'viewer-request')!;
    expect(rewrite({ request: { uri: '/dashboard' } }).uri).toBe('/dashboard.html');
    const headers = siteHeaders(deployed, 'n1');
    expect(headers['content-security-policy']).toMatch(/^default-src 'self'; script-src 'self' .*'nonce-n1'/);
    expect(headers['content-security-policy']).not.toMatch(/https?:|wss?:/);
    expect(headers).not.toHaveProperty('strict-transport-security');
  });

  it('says so: the banner is there, and no way in that everybody has', () => {
    const told = ({ folder }: typeof branch) =>
      configJson(loadAssembly(folder, 'https://x.example'), 'https://x.example');
    expect(told(branch)['demo']).toEqual({});
    expect(told(prodb)).not.toHaveProperty('demo');
    // Pages promise a search only where there is one.
    expect(told(prodb)['searched']).toEqual(['GITHUB']);
    expect(told(branch)['searched']).toEqual(expect.arrayContaining(['X', 'GITHUB', 'LINKEDIN']));
    expect(told(branch)['searched']).not.toContain('WHATSAPP');
  });

  it('lets the function read people and keep what was edited, and nothing else', () => {
    const deployed = loadAssembly(branch.folder, 'https://example.com');
    const [play] = deployed
      .ofType('AWS::Lambda::Function')
      .filter(({ logicalId }) => logicalId.startsWith('ApiTwinsPlay'));
    const statements = roleStatements(deployed).get(String(play!.properties.Role))!;
    const may = (action: string, table: string) =>
      deployed
        .ofType('AWS::DynamoDB::Table')
        .filter(({ logicalId }) => logicalId.startsWith(`Tables${table}`))
        .some((each) => allowed(statements, { action, resource: each.attribute('Arn')!, context: {} }));
    expect([may('dynamodb:Scan', 'User'), may('dynamodb:UpdateItem', 'Once')]).toEqual([true, true]);
    expect([
      may('dynamodb:PutItem', 'User'),
      may('dynamodb:UpdateItem', 'User'),
      may('dynamodb:GetItem', 'Finding'),
    ]).toEqual([false, false, false]);
    expect(Properties.AuthType).toBe('NONE');
  });
});

it('production asks the platforms, has no such function, and refuses to have one', () => {
  expect(prodb.of('AWS::Lambda::Url')).toEqual([]);
  expect(prodb.of('AWS::CloudFormation::CustomResource')).toEqual([]);
  const stage = { ...stageOf({ stage: 'prodb' }), platforms: 'demo' as const };
  expect(() => createApp({ validate: false, assets: placeholderAssets }, stage)).toThrow(
    "platforms: 'demo' shows invented people, but this stage keeps the data of real ones: remove it from its row in bin/app.ts",
  );
});
