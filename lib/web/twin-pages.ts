import {
  AllowedMethods,
  type BehaviorOptions,
  CachePolicy,
  OriginRequestPolicy,
  ViewerProtocolPolicy,
} from 'aws-cdk-lib/aws-cloudfront';
import { HttpOrigin } from 'aws-cdk-lib/aws-cloudfront-origins';

/**
 * Pages of the platforms that are played, below the site's own address: profiles, their edit pages, report forms. With a query and a form, and
 * without the site's host, by which the function would not be found.
 */
export const pagesOfTwins = (host: string): BehaviorOptions => ({
  origin: new HttpOrigin(host),
  viewerProtocolPolicy: ViewerProtocolPolicy.REDIRECT_TO_HTTPS,
  allowedMethods: AllowedMethods.ALLOW_ALL,
  cachePolicy: CachePolicy.CACHING_DISABLED,
  originRequestPolicy: OriginRequestPolicy.ALL_VIEWER_EXCEPT_HOST_HEADER,
});
