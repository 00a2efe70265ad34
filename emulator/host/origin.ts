import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import { json, type Handle, type LocalRequest, type LocalResponse } from './http.ts';
import { NoAnswer } from './no-answer.ts';
import { reportFailure } from './report-failure.ts';

/** The port is somebody else's. */
export class PortTaken extends Error {}

export interface Site {
  /** Longest prefix wins; it covers itself and everything below it. */
  routes: Record<string, Handle>;
  /** Everything else: the web app. */
  pages: (request: IncomingMessage, response: ServerResponse) => void;
  /** Websockets by path. */
  sockets: Record<string, (request: IncomingMessage, socket: Duplex, head: Buffer) => void>;
}

export interface Origin {
  /** http://localhost:PORT */
  address: string;
  server: Server;
  /** Starts answering; requests that came before have waited. */
  serve(site: Site): void;
  close(): Promise<void>;
}

const firstPort = 4910;
const triedPorts = 100;
/** ms */
const longestRest = 300;
const largestBody = 32 * 1024 * 1024;

/**
 * Takes a port of loopback, before anything else is started: a taken one is known at once.
 * @param port undefined: 4910 or the next free one; 0: any
 * @param now ms since 1970: stands on every answer, because Amazon's clients set their clock by it
 * @throws PortTaken
 */
export async function openOrigin(port: number | undefined, now = Date.now): Promise<Origin> {
  const server = createServer();
  if (port !== undefined) await listen(server, port);
  else await listenFrom(server, firstPort);
  const address = `http://localhost:${(server.address() as AddressInfo).port}`;

  let serve: (site: Site) => void = () => {};
  const site = new Promise<Site>((done) => (serve = done));
  const own = new Set([new URL(address).host, new URL(address).host.replace('localhost', '127.0.0.1')]);
  // Another name that leads here would let a foreign page read our answers (DNS rebinding).
  const isOwn = (request: IncomingMessage) => own.has(request.headers.host ?? '');

  const moment = momentOf();
  const inWork = new Set<Promise<void>>();
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    response.setHeader('date', moment(now()));
    if (!isOwn(request)) {
      response
        .writeHead(403, { 'content-type': 'text/plain' })
        .end(`This is ${address} and answers to no other name.\n`);
      return;
    }
    const work: Promise<void> = site
      .then((ready) => answer(ready, address, request, response))
      .finally(() => inWork.delete(work));
    inWork.add(work);
  });
  server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    socket.on('error', () => socket.destroy());
    if (!isOwn(request)) return void socket.destroy();
    // Vite's own client; Vite listens on the same server.
    if (request.headers['sec-websocket-protocol']?.startsWith('vite-')) return;
    void site.then(({ sockets }) => {
      const open = sockets[urlOf(request, address)?.pathname ?? ''];
      if (open) open(request, socket, head);
      else socket.destroy();
    });
  });

  return {
    address,
    server,
    serve: (ready) => serve(ready),
    async close() {
      server.close();
      server.closeAllConnections();
      // What is half done may end while the services are still open.
      await Promise.race([Promise.all(inWork), new Promise((done) => setTimeout(done, longestRest))]);
    },
  };
}

/** A moment in the words of HTTP, put together once a second. */
function momentOf(): (at: number) => string {
  let second = NaN;
  let words = '';
  return (at) => {
    const now = Math.floor(at / 1000);
    if (now !== second) words = new Date(now * 1000).toUTCString();
    second = now;
    return words;
  };
}

async function answer(site: Site, address: string, request: IncomingMessage, response: ServerResponse) {
  const url = urlOf(request, address);
  if (!url) return void response.writeHead(400).end();
  const handle = routeOf(site.routes, url.pathname);
  if (!handle) {
    // A page by another name for this machine could call none of its services: they are of one origin.
    if (request.headers.host !== url.host) return void response.writeHead(307, { location: url.href }).end();
    return site.pages(request, response);
  }
  try {
    const body = await readBody(request);
    const reply = body ? await handle(localRequest(request, url, body)) : json(413, { message: 'Too large' });
    send(response, reply, request.method === 'HEAD');
  } catch (error) {
    if (error instanceof NoAnswer) return void request.socket.destroy();
    // Who asked has gone: nobody is left to answer.
    if (request.socket.destroyed && (error as NodeJS.ErrnoException).code === 'ECONNRESET') return;
    reportFailure(`${request.method} ${url.pathname}`, error);
    if (!response.headersSent) response.writeHead(500, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ message: 'The emulator failed; its terminal has the cause.' }));
  }
}

/** With its length said, an answer leaves in one piece; without it Node sends chunks, which cost both ends. */
function send(
  response: ServerResponse,
  { status, headers, body = '' }: LocalResponse,
  isHead: boolean,
): void {
  const hasBody = status >= 200 && status !== 204 && status !== 304;
  response
    .writeHead(status, { ...(hasBody && { 'content-length': Buffer.byteLength(body) }), ...headers })
    .end(isHead ? undefined : body);
}

/** Put together and not resolved: the path `//elsewhere/` would name another host. */
function urlOf(request: IncomingMessage, address: string): URL | undefined {
  const path = request.url ?? '';
  try {
    return path.startsWith('/') ? new URL(address + path) : undefined;
  } catch {
    return undefined;
  }
}

export function routeOf(routes: Record<string, Handle>, path: string): Handle | undefined {
  const prefix = Object.keys(routes)
    .filter((each) => path === each || path.startsWith(`${each}/`))
    .sort((a, b) => b.length - a.length)[0];
  return prefix === undefined ? undefined : routes[prefix];
}

const localRequest = (request: IncomingMessage, url: URL, body: Buffer): LocalRequest => ({
  method: request.method ?? 'GET',
  url,
  headers: Object.fromEntries(
    Object.entries(request.headers).map(([name, value]) => [
      name,
      Array.isArray(value) ? value.join(', ') : (value ?? ''),
    ]),
  ),
  body,
});

/** Undefined when it is too large. */
const readBody = (request: IncomingMessage): Promise<Buffer | undefined> =>
  new Promise((done, fail) => {
    const gone = () => fail(Object.assign(new Error('aborted'), { code: 'ECONNRESET' }));
    if (request.destroyed) return gone();
    const parts: Buffer[] = [];
    let size = 0;
    request
      .on('data', (part: Buffer) => {
        size += part.length;
        if (size <= largestBody) return void parts.push(part);
        parts.length = 0;
        done(undefined);
      })
      .on('end', () => done(parts.length === 1 ? parts[0] : Buffer.concat(parts)))
      .on('error', fail)
      .on('close', gone);
  });

const listen = (server: Server, port: number): Promise<void> =>
  new Promise((done, fail) => {
    const failed = (error: NodeJS.ErrnoException) =>
      fail(
        error.code === 'EADDRINUSE'
          ? new PortTaken(`Port ${port} is in use.`)
          : error.code === 'EACCES'
            ? new PortTaken(`Port ${port} may not be used here.`)
            : error,
      );
    server.once('error', failed);
    server.listen(port, '127.0.0.1', () => {
      server.off('error', failed);
      done();
    });
  });

async function listenFrom(server: Server, first: number): Promise<void> {
  for (let port = first; port < first + triedPorts; port++)
    try {
      return await listen(server, port);
    } catch (error) {
      if (!(error instanceof PortTaken)) throw error;
    }
  throw new PortTaken(`Ports ${first} to ${first + triedPorts - 1} are in use.`);
}
