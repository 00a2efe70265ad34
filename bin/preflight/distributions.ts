import type { AskAws } from './ask-aws.ts';

/** A distribution of CloudFront in this account. */
export interface Distribution {
  id: string;
  /** `d111111abcdef8.cloudfront.net` */
  address: string;
  aliases: string[];
  comment: string;
}

const one = (xml: string, tag: string) => new RegExp(`<${tag}>([^<]*)</${tag}>`).exec(xml)?.[1] ?? '';
const all = (xml: string, tag: string) =>
  [...xml.matchAll(new RegExp(`<${tag}>(.*?)</${tag}>`, 'gs'))].map(([, inner]) => inner!);

/** Every page of a list of CloudFront. */
async function listed(ask: AskAws, what: 'distribution' | 'function'): Promise<string[]> {
  const pages: string[] = [];
  for (let marker: string | undefined = ''; marker !== undefined;) {
    const page = await ask.xml('cloudfront', `/2020-05-31/${what}`, marker === '' ? {} : { Marker: marker });
    pages.push(page);
    marker = one(page, 'NextMarker') || undefined;
  }
  return pages;
}

/** The distributions of this account. */
export async function distributions(ask: AskAws): Promise<Distribution[]> {
  const summaries = (await listed(ask, 'distribution')).flatMap((page) => all(page, 'DistributionSummary'));
  return summaries.map((summary) => ({
    id: one(summary, 'Id'),
    // Its own comes before those of its origins.
    address: one(summary, 'DomainName'),
    aliases: all(summary, 'CNAME'),
    comment: one(summary, 'Comment'),
  }));
}

/** How many functions at the edge this account has. */
export const edgeFunctions = async (ask: AskAws): Promise<number> =>
  (await listed(ask, 'function')).flatMap((page) => all(page, 'FunctionSummary')).length;
