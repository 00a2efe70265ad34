/** How every service sees a request: plain values, so that a service is a function and a test needs no socket. */
export interface LocalRequest {
  method: string;
  /** Full address, e.g. http://localhost:4910/dynamodb/?a=1 */
  url: URL;
  /** Lower-case names. */
  headers: Record<string, string>;
  body: Buffer;
}

export interface LocalResponse {
  status: number;
  headers?: Record<string, string>;
  body?: string | Buffer;
}

export type Handle = (request: LocalRequest) => Promise<LocalResponse>;

/** A JSON reply. */
export const json = (
  status: number,
  value: unknown,
  headers: Record<string, string> = {},
): LocalResponse => ({
  status,
  headers: { 'content-type': 'application/json', ...headers },
  body: JSON.stringify(value),
});
