import { parseArgs } from 'node:util';
import { siteOf } from '../../domain/engine/web/web-shape.ts';
import { expectFile } from './listed.ts';

export interface DomainsOptions {
  /** Protected domains: one, or with a list any number. */
  domains: string[];
  /** A file of names to look through, `-` for standard input. */
  list?: string;
  max?: number;
  resolve: boolean;
  json: boolean;
  /** Name server to ask instead of the system's, `address` or `address:port`. */
  server?: string;
  /** Ask the registries of what exists. */
  rdap: boolean;
  /** Look at the pages of what exists. */
  page: boolean;
  /** A file of domains that are their own: never named. */
  own?: string;
  /** What an earlier run printed with --json. */
  diff?: string;
  /** A file for texts to send. */
  report?: string;
  /** Also what does not exist. */
  all: boolean;
}

const usage = `Usage: domains --domain D [--max N] [--own FILE] [--resolve] [--rdap] [--page] [--diff last.json] [--report FILE] [--json]
       domains --domain D … --list FILE|- …`;

export const help = `${usage}

Lists names that someone might register to pass for D, the likeliest first: name<TAB>class<TAB>score.

  --domain D       the domain to protect; with --list, any number of them
  --max N          at most N look-alikes
  --list FILE      check which names in a list pass for D, instead of generating look-alikes; one name per line,
                   - for standard input. D and its subdomains are never listed. The last column says which D
  --resolve        ask the DNS which of them exist, and show those; a fourth column says where they lead.
                   If a name server fails, the name is "could not look", never "exists"
  --rdap           also ask the registry since when it is registered, by which registrar, and who takes abuse reports
  --page           also check the page: its status, title, where it redirects to, whether it is parked, how much of its text
                   is that of D, and whether its icon is. Private addresses are never contacted
  --diff FILE      only what is new, changed or gone since an earlier --json, in a first column
  --report FILE    write a text for each, to send to its registrar and host, with what was seen and when
  --own FILE       your own domains, one per line; they and their subdomains are never listed
  --server A       ask this name server, address or address:port; default: the system's
  --all            also list those that do not exist
  --json           print JSON lines

--rdap, --page, --diff and --report ask the DNS as --resolve does.

Exit status: 0; 3 if the name server did not answer at all; 2 on bad input; 130 on Ctrl-C (what was found so far is printed).
`;

/** Reads the command line; undefined when help is asked for. @throws Error with a sentence that says what is wrong */
export function readOptions(args: string[]): DomainsOptions | undefined {
  const text = { type: 'string' } as const;
  const flag = { type: 'boolean' } as const;
  const { values } = parseArgs({
    args,
    options: {
      ...{
        max: text,
        list: text,
        resolve: flag,
        rdap: flag,
        page: flag,
        report: text,
        diff: text,
        own: text,
        server: text,
        all: flag,
        json: flag,
        help: flag,
      },
      domain: { type: 'string', multiple: true },
    },
  });
  if (values.help) return undefined;
  const { rdap = false, page = false, report, diff } = values;
  const resolve = (values.resolve ?? false) || rdap || page || (report ?? diff) !== undefined;
  const { domain: domains = [], list, server, all = false, json = false } = values;
  if (domains.length === 0 || domains.some((domain) => domain.trim() === '')) throw new Error(usage);
  for (const domain of domains)
    if (!siteOf(domain))
      throw new Error(
        `--domain ${JSON.stringify(domain.slice(0, 100))}: not a domain that can be registered, such as example.com`,
      );
  for (const file of [values.own, diff]) if (file !== undefined) expectFile(file);
  if (list === undefined && domains.length > 1) throw new Error(`One --domain, or a --list\n${usage}`);
  if (list !== undefined) {
    if (values.max !== undefined) throw new Error(`--max or --list, not both\n${usage}`);
    if (list !== '-') expectFile(list);
  }
  if (!resolve && (server !== undefined || all))
    throw new Error(`--server and --all go with --resolve\n${usage}`);
  if (server !== undefined && !/^([\d.]+|[\da-f:]*:[\da-f:]*|\[[\da-f:]+\])(:\d+)?$/i.test(server))
    throw new Error(`--server ${JSON.stringify(server)}: not an address or address:port`);
  return {
    ...{ domains: domains.map((one) => one.trim()), rdap, page, report, diff, own: values.own },
    list,
    server,
    resolve,
    all,
    json,
    max: countOf(values.max),
  };
}

function countOf(typed: string | undefined): number | undefined {
  if (typed === undefined) return undefined;
  if (!/^\d+$/.test(typed.trim())) throw new Error(`--max ${JSON.stringify(typed)}: not a number\n${usage}`);
  return Number(typed);
}
