/**
 * Tells picture addresses that a source may be asked for: https on the given hosts (`.redd.it` = any host below it), or the
 * origin of the API itself, as the twins serve theirs.
 */
export const servedFrom =
  (apiUrl: string, hosts: readonly string[]) =>
  (address: string): boolean => {
    const url = URL.canParse(address) ? new URL(address) : undefined;
    if (!url) return false;
    if (url.origin === new URL(apiUrl).origin) return true;
    return (
      url.protocol === 'https:' &&
      hosts.some((host) => (host.startsWith('.') ? url.hostname.endsWith(host) : url.hostname === host))
    );
  };
