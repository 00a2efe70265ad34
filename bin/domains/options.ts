import { parseArgs } from 'node:util';

export interface DomainsOptions {
  domain: string;
  max?: number;
  resolve: boolean;
  json: boolean;
  /** Name server to ask instead of the system's, `address` or `address:port`. */
  server?: string;
  /** Also what does not exist. */
  all: boolean;
}

const usage = 'Usage: domains --domain D [--max N] [--resolve [--server ADDRESS[:PORT]] [--all]] [--json]';

export const help = `${usage}

Names that somebody may register to pass for D, the likeliest first: name<TAB>class<TAB>score.

  --domain D       the domain to protect
  --max N          at most N look-alikes
  --resolve        ask the DNS which of them exist, and show those: a fourth column says what they lead to.
                   A name server that fails says nothing of a name: "could not look", never "exists"
  --server A       ask this name server, address or address:port; otherwise the system's
  --all            with --resolve: also those that do not exist
  --json           JSON lines

Ends with 0, 3 when the name server did not answer at all, 2 on bad input, 130 on Ctrl-C (with what there is by then).
`;

/** Reads the command line; undefined when help is asked for. @throws Error with a sentence that says what is wrong */
export function readOptions(args: string[]): DomainsOptions | undefined {
  const text = { type: 'string' } as const;
  const flag = { type: 'boolean' } as const;
  const { values } = parseArgs({
    args,
    options: { domain: text, max: text, resolve: flag, server: text, all: flag, json: flag, help: flag },
  });
  if (values.help) return undefined;
  const { domain, server, resolve = false, all = false, json = false } = values;
  if (!domain?.trim()) throw new Error(usage);
  if (!resolve && (server !== undefined || all))
    throw new Error(`--server and --all go with --resolve\n${usage}`);
  if (server !== undefined && !/^([\d.]+|[\da-f:]*:[\da-f:]*|\[[\da-f:]+\])(:\d+)?$/i.test(server))
    throw new Error(`--server ${JSON.stringify(server)}: not an address or address:port`);
  return { domain: domain.trim(), server, resolve, all, json, max: countOf(values.max) };
}

function countOf(typed: string | undefined): number | undefined {
  if (typed === undefined) return undefined;
  if (!/^\d+$/.test(typed.trim())) throw new Error(`--max ${JSON.stringify(typed)}: not a number\n${usage}`);
  return Number(typed);
}
