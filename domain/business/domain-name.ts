import * as z from 'zod';

/**
 * The domain in what somebody typed: `https://www.Acme.example/shop` -> `acme.example`. Letters of other alphabets become
 * what the domain system has. Undefined when there is none.
 */
export function domainIn(typed: string): string | undefined {
  const text = typed.trim();
  const address = /^https?:\/\//i.test(text) ? text : `https://${text}`;
  if (!URL.canParse(address)) return undefined;
  const host = new URL(address).hostname.replace(/^www\.|\.$/g, '');
  return host.length <= 253 &&
    /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]*[a-z0-9]$/.test(host)
    ? host
    : undefined;
}

/** Where a domain leads: the website of a business for which nobody gave another. */
export const siteOf = (domain: string): string => `https://${domain}`;

export const DomainName = z
  .string()
  .max(2048)
  .transform((typed, ctx) => {
    const domain = domainIn(typed);
    if (domain !== undefined) return domain;
    ctx.addIssue({ code: 'custom', message: 'Please enter a domain, like acme.com.' });
    return z.NEVER;
  });
