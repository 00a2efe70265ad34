/**
 * A request and a reply as plain values. The same shape that the emulator's services use, declared here because
 * the twins import nobody.
 */
export interface PlatformRequest {
  method: string;
  /** Full address, e.g. http://localhost:4910/platforms/github/users/octo */
  url: URL;
  /** Lower-case names. */
  headers: Record<string, string>;
  body: Buffer;
}

export interface PlatformResponse {
  status: number;
  headers?: Record<string, string>;
  body?: string | Buffer;
}
