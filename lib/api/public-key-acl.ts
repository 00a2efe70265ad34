import { CfnWebACL, CfnWebACLAssociation } from 'aws-cdk-lib/aws-wafv2';
import { Construct } from 'constructs';

/** So many requests by the public key in five minutes from one address; the function behind it lets 120 handles an hour through. */
const publicRequests = 600;

/**
 * A web ACL before the API: a flood by the public key ends here and reaches neither the function nor the counters. Requests of people
 * who are signed in are not counted. About 6 dollars a month and 0.60 for each million requests.
 */
export class PublicKeyAcl extends Construct {
  constructor(scope: Construct, id: string, { apiArn }: { apiArn: string }) {
    super(scope, id);
    const seen = (metricName: string) => ({
      metricName,
      cloudWatchMetricsEnabled: true,
      // Samples hold whole requests.
      sampledRequestsEnabled: false,
    });
    const acl = new CfnWebACL(this, 'Acl', {
      scope: 'REGIONAL',
      defaultAction: { allow: {} },
      visibilityConfig: seen('PublicKeyAcl'),
      rules: [
        {
          name: 'flood-by-the-public-key',
          priority: 0,
          action: { block: {} },
          visibilityConfig: seen('FloodByThePublicKey'),
          statement: {
            rateBasedStatement: {
              limit: publicRequests,
              evaluationWindowSec: 300,
              aggregateKeyType: 'IP',
              scopeDownStatement: {
                sizeConstraintStatement: {
                  fieldToMatch: { singleHeader: { Name: 'x-api-key' } },
                  comparisonOperator: 'GT',
                  size: 0,
                  textTransformations: [{ priority: 0, type: 'NONE' }],
                },
              },
            },
          },
        },
      ],
    });
    new CfnWebACLAssociation(this, 'Before', { resourceArn: apiArn, webAclArn: acl.attrArn });
  }
}
