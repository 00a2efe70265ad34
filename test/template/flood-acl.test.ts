import { rmSync } from 'node:fs';
import { afterAll, describe, expect, it } from 'vitest';
import { synthesized } from './synthesized.ts';

const prodb = synthesized({ stage: 'prodb' });
const branch = synthesized({ branch: 'main' }, false);
afterAll(() => [prodb, branch].forEach(({ folder }) => rmSync(folder, { recursive: true })));

const acls = prodb.of('AWS::WAFv2::WebACL');
const aclBefore = (scope: string) => acls.find(([, { Properties }]) => Properties.Scope === scope)!;
const limits = ([, { Properties }]: (typeof acls)[number]) =>
  (
    Properties.Rules as {
      Name: string;
      Action: object;
      Statement: { RateBasedStatement: { Limit: number } };
    }[]
  ).map(({ Name, Action, Statement }) => [Name, Object.keys(Action), Statement.RateBasedStatement.Limit]);

describe('production', () => {
  it('has a web ACL before AppSync and each stage of the five REST APIs', () => {
    const [id] = aclBefore('REGIONAL');
    const guarded = prodb.of('AWS::WAFv2::WebACLAssociation').map(([, { Properties }]) => {
      expect(Properties.WebACLArn).toEqual({ 'Fn::GetAtt': [id, 'Arn'] });
      return JSON.stringify(Properties.ResourceArn);
    });
    const expected = [
      ...prodb.of('AWS::AppSync::GraphQLApi').map(([api]) => `"${api}"`),
      ...prodb.of('AWS::ApiGateway::Stage').map(([stage]) => `"${stage}"`),
    ];
    expect(expected).toHaveLength(6);
    expect(guarded).toHaveLength(6);
    for (const one of expected)
      expect(
        guarded.filter((arn) => arn.includes(one)),
        one,
      ).toHaveLength(1);
    expect(limits(aclBefore('REGIONAL'))).toEqual([
      ['flood-by-the-public-key', ['Block'], 600],
      ['flood-by-one-address', ['Block'], 6_000],
    ]);
  });

  it('counts by the public key only what carries it', () => {
    const [byKey] = aclBefore('REGIONAL')[1].Properties.Rules;
    expect(byKey.Statement.RateBasedStatement.ScopeDownStatement.SizeConstraintStatement).toMatchObject({
      FieldToMatch: { SingleHeader: { Name: 'x-api-key' } },
      ...{ ComparisonOperator: 'GT', Size: 0 },
    });
  });

  it('has one before the site', () => {
    const [id] = aclBefore('CLOUDFRONT');
    const [[, distribution]] = prodb.of('AWS::CloudFront::Distribution') as [(typeof acls)[number]];
    expect(distribution.Properties.DistributionConfig.WebACLId).toEqual({ 'Fn::GetAtt': [id, 'Arn'] });
    expect(limits(aclBefore('CLOUDFRONT'))).toEqual([['flood-of-files', ['Block'], 20_000]]);
    expect(acls).toHaveLength(2);
  });

  it('lets everybody else through', () => {
    for (const [, { Properties }] of acls) expect(Properties.DefaultAction).toEqual({ Allow: {} });
  });

  it('keeps no sample of a request', () => {
    for (const [, { Properties }] of acls)
      for (const seen of [Properties, ...Properties.Rules])
        expect(seen.VisibilityConfig.SampledRequestsEnabled).toBe(false);
  });
});

it('a branch has none: they cost by the month', () => {
  expect(branch.of('AWS::WAFv2::WebACL')).toEqual([]);
  expect(branch.of('AWS::WAFv2::WebACLAssociation')).toEqual([]);
});
