/** Letters, digits, hyphens, and the underscore that some write: a name that the DNS may have. */
const HOST =
  /^(?=.{4,253}$)[a-z0-9_](?:[a-z0-9_-]{0,61}[a-z0-9_])?(?:\.[a-z0-9_](?:[a-z0-9_-]{0,61}[a-z0-9_])?)+$/;

/** The host that a name in a certificate is for, `*.` taken off; undefined for what is no name of a host, such as an address. */
export function hostOf(name: string): string | undefined {
  const host = name.toLowerCase().replace(/^\*\./, '').replace(/\.$/, '');
  return HOST.test(host) && !/^[0-9.]+$/.test(host) ? host : undefined;
}
