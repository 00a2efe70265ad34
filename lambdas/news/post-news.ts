import { type BusinessNews, type Webhook, slackMessage } from '#domain/business/webhook';
import { type Fetched, NotFetched } from '../internet/safe-fetch.ts';
import { signedHeaders } from './sign-message.ts';

/** Posts a JSON text to an address that somebody chose. @throws NotFetched */
export type PostJson = (url: string, body: string, headers: Record<string, string>) => Promise<Fetched>;

export type Posted = { taken: true } | { taken: false; why: string; again: boolean };

/** Posts a message to a webhook. `again`: the receiver may take it later. */
export async function postNews(
  { url, secret }: Webhook,
  news: BusinessNews,
  { post, site, now }: { post: PostJson; site: string; now: number },
): Promise<Posted> {
  const body = JSON.stringify(slackMessage(news, site));
  try {
    const { status } = await post(url, body, signedHeaders({ id: news.id, body, secret }, now));
    if (status >= 200 && status < 300) return { taken: true };
    const again = status >= 500 || [408, 409, 425, 429].includes(status);
    return { taken: false, why: `It answered with status ${status}.`, again };
  } catch (error) {
    if (!(error instanceof NotFetched)) throw error;
    return { taken: false, why: error.message, again: true };
  }
}
