import { WebSocket } from 'ws';
import type { Credentials } from '../support/client.ts';

/** Somebody who listens until `close`. */
export interface Listener {
  /** All that came, oldest first. */
  heard: unknown[];
  close(): void;
}

/** Starts a subscription and keeps it. @throws with what was said where it is refused */
export async function listen(
  origin: string,
  query: string,
  variables: object,
  { token = '' }: Credentials,
): Promise<Listener> {
  const authorization = { host: new URL(origin).host, Authorization: token };
  const header = Buffer.from(JSON.stringify(authorization)).toString('base64');
  const address = `${origin.replace(/^http/, 'ws')}/graphql/realtime?header=${encodeURIComponent(header)}&payload=e30=`;
  const socket = new WebSocket(address, 'graphql-ws');
  const heard: unknown[] = [];
  const send = (message: object) => socket.send(JSON.stringify(message));
  socket.on('open', () => send({ type: 'connection_init' }));
  await new Promise<void>((done, fail) => {
    socket.on('error', fail);
    socket.on('message', (data) => {
      const said = JSON.parse(String(data)) as { type: string; payload?: unknown };
      const payload = { data: JSON.stringify({ query, variables }), extensions: { authorization } };
      if (said.type === 'connection_ack') send({ id: 'one', type: 'start', payload });
      if (said.type === 'start_ack') done();
      if (said.type === 'data') heard.push(said.payload);
      if (/error$/.test(said.type)) fail(new Error(JSON.stringify(said.payload)));
    });
  });
  return { heard, close: () => socket.terminate() };
}
