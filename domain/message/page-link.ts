/** A page of this application. Undefined without a site, and for a path that would lead anywhere else. */
export function pageLink(site: string | undefined, path: string | null | undefined): string | undefined {
  if (!site || !path?.startsWith('/')) return undefined;
  const url = URL.canParse(path, site) ? new URL(path, site) : undefined;
  return url?.origin === new URL(site).origin ? url.href : undefined;
}
