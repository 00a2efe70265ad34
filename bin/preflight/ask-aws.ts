import { Sha256 } from '@aws-crypto/sha256-js';
import { SignatureV4, type SignatureV4Init } from '@smithy/signature-v4';

/** Only reads: what is asked, and what AWS said. */
export interface AskAws {
  /** An operation of a service that speaks JSON 1.1. */
  json(service: string, target: string, input: object): Promise<unknown>;
  /** A GET of a service that speaks REST. */
  get(service: string, host: string, path: string, query?: Record<string, string>): Promise<unknown>;
  /** The same of one that answers XML and is the same in every region. */
  xml(service: string, path: string, query?: Record<string, string>): Promise<string>;
  /** An operation of a service that answers XML. */
  query(service: keyof typeof queried, action: string, input?: Record<string, string>): Promise<string>;
}

/** Where they are, and the version of their API. */
const queried = {
  iam: { host: 'iam.amazonaws.com', version: '2010-05-08' },
  sns: { host: 'sns.us-east-1.amazonaws.com', version: '2010-03-31' },
};

/** AWS refused a question; `kind` is the name that it gives the refusal. */
export class Refused extends Error {
  override readonly name = 'Refused';
  readonly kind: string;

  constructor(kind: string) {
    super(kind);
    this.kind = kind;
  }
}

/**
 * Asks AWS by signed requests. The SDK has a client for each of these services; seven clients for one question each would be
 * more than all that the product itself uses.
 */
export function askAws(credentials: SignatureV4Init['credentials'], fetcher: typeof fetch): AskAws {
  const send = async (
    service: string,
    host: string,
    init: {
      method: string;
      path?: string;
      query?: Record<string, string> | undefined;
      headers?: Record<string, string>;
      body?: string;
    },
  ) => {
    const { method, path = '/', query = {}, headers = {}, body } = init;
    const signer = new SignatureV4({ service, region: 'us-east-1', credentials, sha256: Sha256 });
    const signed = await signer.sign({
      ...{ method, protocol: 'https:', hostname: host, path, query, body },
      headers: { host, ...headers },
    });
    const asked = new URLSearchParams(query).toString();
    const answer = await fetcher(`https://${host}${path}${asked && `?${asked}`}`, {
      ...{ method, headers: signed.headers, signal: AbortSignal.timeout(20_000) },
      ...(body !== undefined && { body }),
    });
    const text = await answer.text();
    if (!answer.ok) throw new Refused(kindOf(answer, text));
    return text;
  };
  return {
    json: async (service, target, input) => {
      const headers = { 'content-type': 'application/x-amz-json-1.1', 'x-amz-target': target };
      const host = `${service}.us-east-1.amazonaws.com`;
      return JSON.parse(
        await send(service, host, { method: 'POST', headers, body: JSON.stringify(input) }),
      ) as unknown;
    },
    get: async (service, host, path, query) =>
      JSON.parse(
        await send(service, `${host}.us-east-1.amazonaws.com`, { method: 'GET', path, query }),
      ) as unknown,
    xml: (service, path, query) => send(service, `${service}.amazonaws.com`, { method: 'GET', path, query }),
    query: (service, action, input) =>
      send(service, queried[service].host, {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: new URLSearchParams({ Action: action, Version: queried[service].version, ...input }).toString(),
      }),
  };
}

/** The name of a refusal: in a header (REST), in `__type` (JSON) or in `<Code>` (XML). */
function kindOf(answer: Response, text: string): string {
  const named =
    answer.headers.get('x-amzn-errortype')?.split(':')[0] ??
    /"__type"\s*:\s*"(?:[^"#]*#)?([^"]+)"/.exec(text)?.[1] ??
    /<Code>([^<]+)<\/Code>/.exec(text)?.[1];
  return named ?? `status ${answer.status}`;
}
