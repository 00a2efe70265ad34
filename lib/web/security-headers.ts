import { Duration } from 'aws-cdk-lib';
import {
  type BehaviorOptions,
  Function as EdgeFunction,
  type FunctionAssociation,
  FunctionCode,
  FunctionEventType,
  FunctionRuntime,
  HeadersFrameOption,
  HeadersReferrerPolicy,
  ResponseHeadersPolicy,
} from 'aws-cdk-lib/aws-cloudfront';
import type { Construct } from 'constructs';

export interface Origins {
  /** Origins that the app sends requests to, web sockets included. */
  connect: string[];
  /** Origins that pictures come from. */
  images: string[];
}

/**
 * The content security policy. `wasm-unsafe-eval`: pictures are decoded by WebAssembly. `blob:` workers: without them the
 * timers of the idle logout silently never fire. `data:` pictures: the authenticator's QR code.
 */
const contentSecurityPolicy = ({ connect, images }: Origins): string =>
  [
    "default-src 'self'",
    "script-src 'self' 'wasm-unsafe-eval'",
    "style-src 'self'",
    `img-src ${["'self'", 'data:', 'blob:', ...images].join(' ')}`,
    `connect-src ${["'self'", ...connect].join(' ')}`,
    "worker-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "form-action 'self'",
    'upgrade-insecure-requests',
  ].join('; ');

/** Beside what every site should say: pop-ups, because a platform's login opens in one and closes itself. */
const furtherHeaders = [
  { header: 'Cross-Origin-Opener-Policy', value: 'same-origin-allow-popups' },
  { header: 'Permissions-Policy', value: 'camera=(), geolocation=(), microphone=(), payment=()' },
];

/** Headers of every answer of the site. */
export function securityHeaders(scope: Construct, id: string, origins: Origins): ResponseHeadersPolicy {
  return new ResponseHeadersPolicy(scope, id, {
    securityHeadersBehavior: {
      contentSecurityPolicy: { contentSecurityPolicy: contentSecurityPolicy(origins), override: true },
      contentTypeOptions: { override: true },
      frameOptions: { frameOption: HeadersFrameOption.DENY, override: true },
      referrerPolicy: {
        referrerPolicy: HeadersReferrerPolicy.STRICT_ORIGIN_WHEN_CROSS_ORIGIN,
        override: true,
      },
      // No preload: that list is for a domain of one's own.
      strictTransportSecurity: {
        accessControlMaxAge: Duration.days(730),
        includeSubdomains: true,
        override: true,
      },
    },
    customHeadersBehavior: {
      customHeaders: furtherHeaders.map((each) => ({ ...each, override: true })),
    },
  });
}

/**
 * The same for a branch, without a policy of its own, of which an account has twenty: AWS's own policy, and what it lacks by a
 * function. CloudFront calls none for a refusal, so there a branch shows only what AWS's policy says.
 */
export function sharedHeaders(
  scope: Construct,
  id: string,
  origins: Origins,
): Partial<BehaviorOptions> & { functionAssociations: FunctionAssociation[] } {
  const added = [
    { header: 'Content-Security-Policy', value: contentSecurityPolicy(origins) },
    ...furtherHeaders,
  ];
  const headers = Object.fromEntries(added.map(({ header, value }) => [header.toLowerCase(), { value }]));
  const code = `function handler(event) {
  Object.assign(event.response.headers, ${JSON.stringify(headers)});
  return event.response;
}
`;
  return {
    responseHeadersPolicy: ResponseHeadersPolicy.SECURITY_HEADERS,
    functionAssociations: [
      {
        eventType: FunctionEventType.VIEWER_RESPONSE,
        function: new EdgeFunction(scope, id, {
          runtime: FunctionRuntime.JS_2_0,
          code: FunctionCode.fromInline(code),
        }),
      },
    ],
  };
}
