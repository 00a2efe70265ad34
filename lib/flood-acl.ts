import { CfnWebACL, CfnWebACLAssociation } from 'aws-cdk-lib/aws-wafv2';
import { Construct } from 'constructs';

/** Requests in five minutes from one address, after which it is refused until it asks less. */
interface FloodRule {
  name: string;
  most: number;
  /** Counts those alone that carry this header. */
  header?: string;
}

/** So many by the public key; the function behind it lets 120 handles an hour through. */
export const byThePublicKey: FloodRule = {
  name: 'flood-by-the-public-key',
  most: 600,
  header: 'x-api-key',
};
/** Twenty a second: a whole office behind one address stays below it. */
export const byOneAddress: FloodRule = { name: 'flood-by-one-address', most: 6_000 };
/** A page is some thirty files. */
export const ofFiles: FloodRule = { name: 'flood-of-files', most: 20_000 };

/** `flood-by-one-address` -> `FloodByOneAddress` */
const metricOf = (name: string) => name.replace(/(?:^|-)(.)/g, (_, letter: string) => letter.toUpperCase());

/**
 * A web ACL: a flood from one address ends here and reaches neither functions nor counters. 5 dollars a month, 1 for each rule, and 0.60 for
 * each million requests.
 */
export class FloodAcl extends Construct {
  readonly arn: string;

  constructor(
    scope: Construct,
    id: string,
    { before, rules }: { before: 'REGIONAL' | 'CLOUDFRONT'; rules: readonly FloodRule[] },
  ) {
    super(scope, id);
    const seen = (metricName: string) => ({
      metricName,
      cloudWatchMetricsEnabled: true,
      // Samples hold whole requests.
      sampledRequestsEnabled: false,
    });
    const acl = new CfnWebACL(this, 'Acl', {
      scope: before,
      defaultAction: { allow: {} },
      visibilityConfig: seen(before === 'CLOUDFRONT' ? 'SiteAcl' : 'ApiAcl'),
      rules: rules.map(({ name, most, header }, priority) => ({
        ...{ name, priority, action: { block: {} }, visibilityConfig: seen(metricOf(name)) },
        statement: {
          rateBasedStatement: {
            ...{ limit: most, evaluationWindowSec: 300, aggregateKeyType: 'IP' },
            ...(header !== undefined && { scopeDownStatement: carrying(header) }),
          },
        },
      })),
    });
    this.arn = acl.attrArn;
  }

  /** Puts it before an API. */
  standBefore(id: string, resourceArn: string): void {
    new CfnWebACLAssociation(this, id, { resourceArn, webAclArn: this.arn });
  }
}

const carrying = (Name: string) => ({
  sizeConstraintStatement: {
    ...{ fieldToMatch: { singleHeader: { Name } }, comparisonOperator: 'GT', size: 0 },
    textTransformations: [{ priority: 0, type: 'NONE' }],
  },
});
