import { CfnOutput, Duration, Fn, RemovalPolicy } from 'aws-cdk-lib';
import {
  Distribution,
  Function as EdgeFunction,
  FunctionCode,
  FunctionEventType,
  FunctionRuntime,
  HttpVersion,
  PriceClass,
  ViewerProtocolPolicy,
} from 'aws-cdk-lib/aws-cloudfront';
import { S3BucketOrigin } from 'aws-cdk-lib/aws-cloudfront-origins';
import { AccessLevel } from 'aws-cdk-lib/aws-cloudfront';
import { LogGroup } from 'aws-cdk-lib/aws-logs';
import { BlockPublicAccess, Bucket, BucketEncryption, ObjectOwnership } from 'aws-cdk-lib/aws-s3';
import { BucketDeployment, CacheControl, Source } from 'aws-cdk-lib/aws-s3-deployment';
import { Construct } from 'constructs';
import type { House } from './product-function.ts';
import { acknowledge } from './acknowledge.ts';
import { acknowledgeDeployment } from './acknowledge-deployment.ts';
import { securityHeaders } from './security-headers.ts';
import { webConfig, type WebConfigSources } from './web-config.ts';
import { appPrefixes, rewriteCode } from './web-routes.ts';

export type WebProps = House & WebConfigSources & { accessLogs: Bucket | undefined };

/** The site: a private bucket behind CloudFront, and the one file that differs by stage, config.json. */
export class Web extends Construct {
  constructor(scope: Construct, id: string, props: WebProps) {
    super(scope, id);
    const { stage, accessLogs } = props;
    const bucket = new Bucket(this, 'Site', {
      blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
      encryption: BucketEncryption.S3_MANAGED,
      objectOwnership: ObjectOwnership.BUCKET_OWNER_ENFORCED,
      enforceSSL: true,
      minimumTLSVersion: 1.2,
      removalPolicy: RemovalPolicy.DESTROY,
      autoDeleteObjects: stage.ephemeral,
    });
    const distribution = new Distribution(this, 'Distribution', {
      comment: `Countersign ${stage.name}`,
      defaultBehavior: {
        // With LIST, S3 says 404 for what is missing; without, it says 403.
        origin: S3BucketOrigin.withOriginAccessControl(bucket, {
          originAccessLevels: [AccessLevel.READ, AccessLevel.LIST],
        }),
        viewerProtocolPolicy: ViewerProtocolPolicy.REDIRECT_TO_HTTPS,
        responseHeadersPolicy: securityHeaders(this, 'Headers', originsOf(props)),
        functionAssociations: [
          {
            eventType: FunctionEventType.VIEWER_REQUEST,
            function: new EdgeFunction(this, 'Rewrite', {
              runtime: FunctionRuntime.JS_2_0,
              code: FunctionCode.fromInline(rewriteCode(appPrefixes)),
            }),
          },
        ],
      },
      // The app's own not-found page, with the status that says so.
      errorResponses: [
        {
          httpStatus: 404,
          responseHttpStatus: 404,
          responsePagePath: '/index.html',
          ttl: Duration.seconds(10),
        },
      ],
      defaultRootObject: 'index.html',
      httpVersion: HttpVersion.HTTP2_AND_3,
      priceClass: PriceClass.PRICE_CLASS_100,
      ...(accessLogs && { enableLogging: true, logBucket: accessLogs, logFilePrefix: 'cdn/' }),
    });
    this.deploy(props, bucket, distribution);
    acknowledge(
      distribution,
      'A copy can be made anywhere in the world, and its victim may live anywhere.',
      'AwsSolutions-CFR1',
    );
    acknowledge(distribution, 'A web ACL costs by the month; it comes with production.', 'AwsSolutions-CFR2');
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
    new CfnOutput(this, 'Address', { value: `https://${distribution.distributionDomainName}` });
  }

  /** Hashed files first and for ever, then the two that name them: nobody sees a page whose scripts are not there yet. */
  private deploy(props: WebProps, bucket: Bucket, distribution: Distribution): void {
    const { stage } = props;
    const logGroup = new LogGroup(this, 'DeploymentLogs', {
      retention: stage.logDays,
      removalPolicy: RemovalPolicy.DESTROY,
    });
    const common = { destinationBucket: bucket, prune: false, memoryLimit: 512, logGroup };
    const web = stage.webFromSources ? undefined : props.assets.web();
    const hashed = web && [
      new BucketDeployment(this, 'Hashed', {
        ...common,
        sources: [web.hashed],
        cacheControl: [
          CacheControl.setPublic(),
          CacheControl.maxAge(Duration.days(365)),
          CacheControl.immutable(),
        ],
      }),
    ];
    const entry = new BucketDeployment(this, 'Entry', {
      ...common,
      sources: [...(web ? [web.entry] : []), Source.jsonData('config.json', webConfig(props))],
      cacheControl: [CacheControl.noCache()],
      distribution,
      distributionPaths: ['/', '/index.html', '/config.json'],
    });
    entry.node.addDependency(...(hashed ?? []));
    acknowledgeDeployment(this, bucket);
  }
}

/** Everything the app talks to, by the real addresses of this stage. */
function originsOf({ region, graphql, groups, userFiles, hostedDomain, stage }: WebProps): {
  connect: string[];
  images: string[];
} {
  const host = Fn.select(2, Fn.split('/', graphql.api.graphqlUrl));
  const files = `https://${userFiles.bucketRegionalDomainName}`;
  return {
    connect: [
      ...(stage.identityOnSite
        ? []
        : [
            `https://cognito-idp.${region}.amazonaws.com`,
            `https://cognito-identity.${region}.amazonaws.com`,
          ]),
      `https://${host}`,
      `wss://${Fn.join('appsync-realtime-api', Fn.split('appsync-api', host))}`,
      ...groups.map(({ origin }) => origin),
      files,
      ...(hostedDomain === undefined ? [] : [`https://${hostedDomain}`]),
    ],
    images: [files],
  };
}
