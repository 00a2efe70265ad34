import type { IncomingMessage } from 'node:http';
import type { RawData } from 'ws';

/** A message of the protocol; undefined when it is not JSON. */
export function readMessage(data: RawData): { type?: string; id?: unknown; payload?: unknown } | undefined {
  try {
    return JSON.parse(String(data));
  } catch {
    return undefined;
  }
}

/** The headers that a browser cannot set on a websocket: in the subprotocol `header-<base64url>`, or in `?header=`. */
export function connectHeaders(request: IncomingMessage): Record<string, string> {
  const offered = (request.headers['sec-websocket-protocol'] ?? '').split(',').map((name) => name.trim());
  const inProtocol = offered.find((name) => name.startsWith('header-'))?.slice('header-'.length);
  const inQuery = new URL(request.url ?? '/', 'http://local').searchParams.get('header');
  try {
    return lowerCase(JSON.parse(Buffer.from(inProtocol ?? inQuery ?? '', 'base64url').toString()));
  } catch {
    return {};
  }
}

/** Header names as http has them; what is no text is no header. */
export const lowerCase = (headers: unknown): Record<string, string> =>
  Object.fromEntries(
    Object.entries((headers ?? {}) as object)
      .filter(([, value]) => typeof value === 'string')
      .map(([name, value]) => [name.toLowerCase(), value as string]),
  );
