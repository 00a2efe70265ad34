import { CfnOutput, Duration, RemovalPolicy } from 'aws-cdk-lib';
import {
  AccessLevel,
  Distribution,
  type DistributionProps,
  Function as EdgeFunction,
  FunctionCode,
  FunctionEventType,
  FunctionRuntime,
  HttpVersion,
  PriceClass,
  SecurityPolicyProtocol,
  ViewerProtocolPolicy,
} from 'aws-cdk-lib/aws-cloudfront';
import { Certificate } from 'aws-cdk-lib/aws-certificatemanager';
import { S3BucketOrigin } from 'aws-cdk-lib/aws-cloudfront-origins';
import { BlockPublicAccess, Bucket, BucketEncryption, ObjectOwnership } from 'aws-cdk-lib/aws-s3';
import { Construct } from 'constructs';
import { acknowledge } from '../acknowledge.ts';
import { FloodAcl, ofFiles } from '../flood-acl.ts';
import { brand } from '#domain/brand';
import type { StageBuild } from '../product-function.ts';
import type { Stage } from '../stages.ts';
import { securityHeaders, sharedHeaders } from './security-headers.ts';
import { webConfig, type WebConfigSources } from './web-config.ts';
import { originsOf } from './web-origins.ts';
import { appPrefixes, prerenderedPaths, rewriteCode } from './web-routes.ts';
import { pagesOfTwins } from './twin-pages.ts';
import { upload } from './web-upload.ts';

export type WebProps = StageBuild &
  WebConfigSources & { accessLogs: Bucket | undefined; twins?: string | undefined };

/** The site: a private bucket behind CloudFront, and the one file that differs by stage, config.json. */
export class Web extends Construct {
  constructor(scope: Construct, id: string, props: WebProps) {
    super(scope, id);
    const { stage, accessLogs, twins } = props;
    const bucket = new Bucket(this, 'Site', {
      blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
      encryption: BucketEncryption.S3_MANAGED,
      objectOwnership: ObjectOwnership.BUCKET_OWNER_ENFORCED,
      enforceSSL: true,
      minimumTLSVersion: 1.2,
      removalPolicy: RemovalPolicy.DESTROY,
      // Also in production: an upload that fails after its first files would leave a bucket that no retry can delete.
      autoDeleteObjects: true,
    });
    const shared = stage.ephemeral ? sharedHeaders(this, 'SharedHeaders', originsOf(props)) : undefined;
    const distribution = new Distribution(this, 'Distribution', {
      comment: `${brand} ${stage.name}`,
      defaultBehavior: {
        // With LIST, S3 says 404 for what is missing; without, it says 403.
        origin: S3BucketOrigin.withOriginAccessControl(bucket, {
          originAccessLevels: [AccessLevel.READ, AccessLevel.LIST],
        }),
        viewerProtocolPolicy: ViewerProtocolPolicy.REDIRECT_TO_HTTPS,
        responseHeadersPolicy:
          shared?.responseHeadersPolicy ?? securityHeaders(this, 'Headers', originsOf(props)),
        functionAssociations: [
          ...(shared?.functionAssociations ?? []),
          {
            eventType: FunctionEventType.VIEWER_REQUEST,
            function: new EdgeFunction(this, 'Rewrite', {
              runtime: FunctionRuntime.JS_2_0,
              code: FunctionCode.fromInline(rewriteCode(appPrefixes(), prerenderedPaths())),
            }),
          },
        ],
      },
      ...(twins !== undefined && {
        // With the headers of all pages: what is played here is read from the same origin as the app.
        additionalBehaviors: { '/platforms/*': { ...pagesOfTwins(twins), ...shared } },
      }),
      // The app's own not-found page, with the status that says so.
      errorResponses: [
        {
          httpStatus: 404,
          responseHttpStatus: 404,
          responsePagePath: '/app.html',
          ttl: Duration.seconds(10),
        },
      ],
      defaultRootObject: 'index.html',
      httpVersion: HttpVersion.HTTP2_AND_3,
      priceClass: PriceClass.PRICE_CLASS_100,
      ...this.ownDomain(stage),
      // CloudFront's stand in us-east-1, where this stack is.
      ...(stage.watched && {
        webAclId: new FloodAcl(this, 'Wall', { before: 'CLOUDFRONT', rules: [ofFiles] }).arn,
      }),
      ...(accessLogs && { enableLogging: true, logBucket: accessLogs, logFilePrefix: 'cdn/' }),
    });
    const web = stage.webFromSources ? undefined : props.assets.web(stage);
    upload(this, { stage, bucket, distribution, web, config: webConfig(props) });
    acknowledge(
      distribution,
      'A copy can be made anywhere in the world, and its victim may live anywhere.',
      'AwsSolutions-CFR1',
    );
    if (!stage.watched)
      acknowledge(distribution, 'A web ACL costs by the month: production has one.', 'AwsSolutions-CFR2');
    if (!stage.certificateArn)
      acknowledge(
        distribution,
        "CloudFront's own certificate fixes this; a domain and a certificate of one's own lift it.",
        'AwsSolutions-CFR4',
      );
    acknowledge(
      distribution,
      'The root object is set; listing makes S3 answer 404 for what is missing.',
      'Annotation::@aws-cdk/aws-cloudfront-origins:listBucketSecurityRisk',
    );
    acknowledge(bucket, 'CloudFront alone reads it, and its log says who asked for what.', 'AwsSolutions-S1');
    if (!accessLogs)
      acknowledge(
        distribution,
        'Logs would outlive a stage that is destroyed with its branch.',
        'AwsSolutions-CFR3',
      );
    new CfnOutput(this, 'Address', {
      value: `https://${distribution.distributionDomainName}`,
      description: 'Where CloudFront serves the site; a domain of your own points here',
    });
  }

  /** Where the stage has a certificate, the site answers under the domain of its siteUrl. */
  private ownDomain({ siteUrl, certificateArn }: Stage): Partial<DistributionProps> {
    if (siteUrl === undefined || certificateArn === undefined) return {};
    return {
      domainNames: [new URL(siteUrl).hostname],
      certificate: Certificate.fromCertificateArn(this, 'Certificate', certificateArn),
      minimumProtocolVersion: SecurityPolicyProtocol.TLS_V1_2_2021,
    };
  }
}
