import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Handle } from './http.ts';
import { NoAnswer } from './no-answer.ts';

/** One service on a free port of loopback, for tests that want the real SDK over HTTP. */
export async function serve(handle: Handle, port = 0): Promise<{ origin: string; close(): Promise<void> }> {
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const headers = Object.fromEntries(
        Object.entries(request.headers).map(([name, value]) => [name, String(value)]),
      );
      const url = new URL(request.url ?? '/', `http://${headers.host}`);
      void handle({ method: request.method ?? 'GET', url, headers, body: Buffer.concat(parts) }).then(
        (reply) => {
          response.writeHead(reply.status, reply.headers).end(reply.body);
        },
        (error: Error) => {
          if (!(error instanceof NoAnswer)) throw error;
          request.socket.destroy();
        },
      );
    });
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
