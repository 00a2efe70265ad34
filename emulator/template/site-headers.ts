import { edgeFunction } from './edge-function.ts';
import type { Deployment } from './template.ts';

interface HeadersPolicy {
  ResponseHeadersPolicyConfig: {
    CustomHeadersConfig?: { Items: { Header: string; Value: string }[] };
    SecurityHeadersConfig?: {
      ContentSecurityPolicy?: { ContentSecurityPolicy: string };
      ContentTypeOptions?: object;
      FrameOptions?: { FrameOption: string };
      ReferrerPolicy?: { ReferrerPolicy: string };
    };
  };
}

/**
 * The headers of the deployed site on the local one, without those that speak of TLS. Vite's development client needs one
 * exception: its scripts and styles are inline, and carry this nonce. (A built page has none, and needs none.)
 */
export function siteHeaders(deployment: Deployment, nonce: string): Record<string, string> {
  const [policy] = deployment.ofType('AWS::CloudFront::ResponseHeadersPolicy');
  if (!policy) return headersOfEdge(deployment, nonce);
  const { CustomHeadersConfig, SecurityHeadersConfig } = (policy.properties as unknown as HeadersPolicy)
    .ResponseHeadersPolicyConfig;
  const headers: Record<string, string> = {};
  for (const { Header, Value } of CustomHeadersConfig?.Items ?? []) headers[Header.toLowerCase()] = Value;
  const csp = SecurityHeadersConfig?.ContentSecurityPolicy?.ContentSecurityPolicy;
  if (csp) headers['content-security-policy'] = localPolicy(csp, nonce);
  if (SecurityHeadersConfig?.ContentTypeOptions) headers['x-content-type-options'] = 'nosniff';
  if (SecurityHeadersConfig?.FrameOptions)
    headers['x-frame-options'] = SecurityHeadersConfig.FrameOptions.FrameOption;
  if (SecurityHeadersConfig?.ReferrerPolicy)
    headers['referrer-policy'] = SecurityHeadersConfig.ReferrerPolicy.ReferrerPolicy;
  return headers;
}

/** Where the template has no policy of its own, a function adds what Amazon's lacks. */
function headersOfEdge(deployment: Deployment, nonce: string): Record<string, string> {
  const handler = edgeFunction<EdgeEvent, EdgeEvent['response']>(deployment, 'viewer-response');
  const { headers } = handler?.({ response: { headers: {} } }) ?? { headers: {} };
  return Object.fromEntries(
    Object.entries(headers)
      .filter(([name]) => name !== 'strict-transport-security')
      .map(([name, { value }]) => [
        name,
        name === 'content-security-policy' ? localPolicy(value, nonce) : value,
      ]),
  );
}
interface EdgeEvent {
  response: { headers: Record<string, { value: string }> };
}

/** Every service is on this origin, so 'self' covers what the deployed policy names by its address. */
const localPolicy = (policy: string, nonce: string): string =>
  policy
    .split(';')
    .map((directive) => directive.trim())
    .filter((directive) => directive !== '' && directive !== 'upgrade-insecure-requests')
    .map((directive) => {
      const [name = '', ...sources] = directive.split(/\s+/);
      const kept = sources.filter((source) => !/^(https?|wss?):\/\//.test(source));
      return [name, ...kept, ...(/^(script|style)-src$/.test(name) ? [`'nonce-${nonce}'`] : [])].join(' ');
    })
    .join('; ');
