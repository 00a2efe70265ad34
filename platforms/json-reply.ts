import type { PlatformResponse } from './http.ts';

/** A reply in JSON. */
export const jsonReply = (
  status: number,
  body: unknown,
  headers: Record<string, string> = {},
): PlatformResponse => ({
  status,
  headers: { 'content-type': 'application/json; charset=utf-8', ...headers },
  body: JSON.stringify(body),
});
