import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type SafeFetch, safeFetch, safePost } from '../../../lambdas/internet/safe-fetch.ts';

/** What a host answers: a body, a status, or everything. */
export type Site = string | number | RequestListener;

/** A public address: connections to it end at the web on loopback. */
export const PUBLIC = '93.184.216.34';

/**
 * The web on loopback: hosts by name, each at a public address unless `addresses` says another. Connections really go to a
 * server here, whatever the address was.
 */
export async function webOf(sites: Record<string, Site>, addresses: Record<string, string[]> = {}) {
  const asked: string[] = [];
  const connected: string[] = [];
  const server = createServer((question: IncomingMessage, reply: ServerResponse) => {
    const address = `${question.headers.host}${question.url}`;
    asked.push(address);
    const site = sites[address] ?? sites[question.headers.host ?? ''] ?? 404;
    if (typeof site === 'function') site(question, reply);
    else if (typeof site === 'number') reply.writeHead(site).end();
    else reply.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(site);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  const internet: SafeFetch = {
    resolve: async (host) => addresses[host] ?? [PUBLIC],
    ...{ deadline: 1500, largest: 200_000, maxRedirects: 3 },
    connect: (address) => {
      connected.push(address);
      return { host: '127.0.0.1', port, plain: true };
    },
  };
  return {
    fetchPage: safeFetch(internet),
    post: safePost(internet),
    address: `127.0.0.1:${port}`,
    /** Host and path of each question. */
    asked,
    /** The addresses that were connected to. */
    connected,
    close: () =>
      new Promise<void>((done) => {
        server.closeAllConnections();
        server.close(() => done());
      }),
  };
}
