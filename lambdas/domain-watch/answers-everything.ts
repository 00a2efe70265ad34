import type { AskDns, DnsAnswer, DnsFacts } from '#domain/domain-watch/domain-facts';

/**
 * Some endings, and the resolvers of some networks, answer every name there is: then "exists" means nothing. A name that
 * nobody has is asked once for each parent, and what it is answered as well could not be looked up.
 */
export function doubtEverything(ask: AskDns): (name: string, facts: DnsFacts) => Promise<DnsFacts> {
  const asked = new Map<string, Promise<DnsAnswer>>();
  const nobodys = (parent: string): Promise<DnsAnswer> => {
    const answer = asked.get(parent) ?? ask(`${NOBODYS}.${parent}`, 'A');
    asked.set(parent, answer);
    return answer;
  };
  return async (name, facts) => {
    if (facts.existence !== 'exists') return facts;
    const parent = name.slice(name.indexOf('.') + 1);
    const { kind } = await nobodys(parent);
    const isEmpty = Object.values(facts.records).every((records) => records.length === 0);
    // signed zones may deny a name by saying that it has no record (RFC 9824)
    if (kind !== 'records' && !(kind === 'no record' && isEmpty)) return facts;
    return { existence: 'could not look', why: `every name under ${parent} is answered`, records: {} };
  };
}

/** The same in every run, so that runs agree; long enough that nobody has it. */
const NOBODYS = 'nobody-has-this-name-8f4c1e7a20';
