/** Where the business in view is remembered. */
export const LAST_BUSINESS = 'lastActiveBusinessId';
const BUSINESS_PATHS = ['/business-dashboard', '/business-settings'];

/**
 * Where the address should lead instead: business pages get the last business's id, every other page loses it.
 * Returns undefined when the address is right as it is.
 */
export function businessRedirect(
  { pathname, search, hash }: { pathname: string; search: string; hash: string },
  remembered: string | null,
): string | undefined {
  const query = new URLSearchParams(search);
  const isBusiness = BUSINESS_PATHS.some((path) => pathname === path || pathname.startsWith(`${path}/`));
  if (isBusiness === query.has('businessId')) return undefined;
  if (isBusiness) {
    if (!remembered) return undefined;
    query.set('businessId', remembered);
  } else query.delete('businessId');
  const rest = query.toString();
  return pathname + (rest ? `?${rest}` : '') + hash;
}
