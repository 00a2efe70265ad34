import type { AskDns } from '#domain/domain-watch/domain-facts';
import { askNameServer } from './name-server.ts';
import type { SafeFetch } from './safe-fetch.ts';

/**
 * The internet of this stage: the name servers of NAME_SERVERS (empty: the system's), and the addresses they give or, where the
 * local stack plays it, DOMAIN_WEB (`address:port`).
 */
export function stageInternet(
  asking: { timeout: number; attempts: number } = { timeout: 2500, attempts: 3 },
): { dns: AskDns; web: Pick<SafeFetch, 'resolve' | 'connect'>; isPlayed: boolean } {
  const { NAME_SERVERS: named = '', DOMAIN_WEB: web } = process.env;
  const servers = named.split(',').filter(Boolean);
  const dns = askNameServer({ ...(servers.length > 0 && { servers }), ...asking });
  const [host, port] = web?.split(':') ?? [];
  const resolve = async (name: string) => {
    const answers = await Promise.all([dns(name, 'A'), dns(name, 'AAAA')]);
    return answers.flatMap((answer) => (answer.kind === 'records' ? answer.records : []));
  };
  return {
    dns,
    web: { resolve, ...(host && { connect: () => ({ host, port: Number(port), plain: true }) }) },
    isPlayed: Boolean(web),
  };
}
