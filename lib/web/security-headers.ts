import { Duration } from 'aws-cdk-lib';
import { HeadersFrameOption, HeadersReferrerPolicy, ResponseHeadersPolicy } from 'aws-cdk-lib/aws-cloudfront';
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
      customHeaders: [
        // Pop-ups, because a platform's login opens in one and closes itself.
        { header: 'Cross-Origin-Opener-Policy', value: 'same-origin-allow-popups', override: true },
        {
          header: 'Permissions-Policy',
          value: 'camera=(), geolocation=(), microphone=(), payment=()',
          override: true,
        },
      ],
    },
  });
}
