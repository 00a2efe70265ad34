import { pageLikeness, type PageAnswer, parkingSign } from '#domain/domain-watch/page-facts';
import { type PageText, readPage } from '#domain/domain-watch/page-text';
import { siteOf } from '#domain/engine/web/web-shape';
import { compareIcons, iconOf, type PrintPicture } from './icon.ts';
import { type Fetched, type FetchPage, NotFetched } from '../internet/safe-fetch.ts';

/** What is to be seen at a name, beside the protected domain's own page; never throws. */
export type LookAtPage = (name: string, brand: string, servers?: readonly string[]) => Promise<PageAnswer>;

interface Own {
  page?: PageText;
  icon?: Uint8Array;
}

/** Looks at pages that somebody hostile may have made. The protected page is read once. */
export function lookAtPages(fetchPage: FetchPage, print: PrintPicture, now: () => number): LookAtPage {
  const owns = new Map<string, Promise<Own>>();
  const readOwn = async (brand: string): Promise<Own> => {
    const answer = await ask(fetchPage, brand).catch(() => undefined);
    if (answer?.status !== 200) return {};
    const page = readPage(textOf(answer));
    return { page, icon: await iconOf(fetchPage, answer.url, page.icon) };
  };
  return async (name, brand, servers) => {
    try {
      const answer = await ask(fetchPage, name);
      const html = textOf(answer);
      const page = readPage(html);
      const host = new URL(answer.url).hostname;
      const leadsToProtected = siteOf(host)?.domain === siteOf(brand)?.domain;
      if (!owns.has(brand)) owns.set(brand, readOwn(brand));
      const own = await owns.get(brand)!;
      // its own page is alike by nature
      const isOther = !leadsToProtected && answer.status === 200;
      const likeness = isOther && own.page ? pageLikeness(own.page, page) : undefined;
      const icon = isOther && own.icon ? await iconOf(fetchPage, answer.url, page.icon) : undefined;
      const parked = leadsToProtected ? undefined : parkingSign(page, html, servers);
      const compared = icon && own.icon && (await compareIcons(own.icon, icon, print));
      return {
        kind: 'page',
        status: answer.status,
        ...(page.title && { title: page.title }),
        ...(host !== name && host !== `www.${name}` && { leadsTo: host }),
        leadsToProtected,
        ...(parked && { parked }),
        ...(likeness !== undefined && { likeness: Math.round(likeness * 100) / 100 }),
        ...(compared && { icon: compared }),
        seenAt: new Date(now()).toISOString(),
      };
    } catch (error) {
      if (!(error instanceof NotFetched)) throw error;
      return { kind: 'could not look', why: error.message };
    }
  };
}

/** By https, else by http: what is parked often has no certificate. */
async function ask(fetchPage: FetchPage, name: string): Promise<Fetched> {
  try {
    return await fetchPage(`https://${name}/`);
  } catch (error) {
    if (!(error instanceof NotFetched)) throw error;
    return fetchPage(`http://${name}/`);
  }
}

const textOf = ({ bytes }: Fetched): string => new TextDecoder().decode(bytes);
