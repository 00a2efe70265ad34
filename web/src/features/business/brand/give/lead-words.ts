import type { Comparable } from './comparable.ts';

const kept = 'Its picture stays in your browser: only a fingerprint of it is sent.';

/** What a copy that is given is compared with: nothing is named that isn't there, nor a logo before anything is proven. */
export function leadWords({ accounts, domain, logo, proven }: Comparable): string {
  const all = [
    ...(accounts ? ['your accounts'] : []),
    ...(domain ? ['your proven domain'] : []),
    ...(logo && proven ? ['your logo'] : []),
  ];
  const last = all.pop();
  const list = all.length > 0 ? `${all.join(', ')} and ${last}` : last;
  const but = logo && !proven ? ', but not with your logo until your domain or an account is proven' : '';
  return `We compare it with ${list}${but}. ${kept}`;
}
