import type { Notification } from '#domain/message/notification';
import type { Vouch, VouchAct } from '#domain/people/vouch';
import { platformTable } from '#domain/platform/platform-table';
import { keyHash } from '../runtime/hash.ts';

/** What each act says to the other one. A request that is declined or taken back leaves no word. */
const noticeWords: Partial<
  Record<VouchAct, (name: string, account: string) => { title: string; body: string }>
> = {
  ask: (name, account) => ({
    title: `${name} asks you to vouch for an account`,
    body: `Is ${account} theirs? Say yes only if you know it. Your word is for this account alone, and you can take it back.`,
  }),
  give: (name, account) => ({
    title: `${name} vouches for an account of yours`,
    body: `${account} shows that a person who knows you says it is yours.`,
  }),
  withdraw: (name, account) => ({
    title: `${name} no longer vouches for an account of yours`,
    body: `It was ${account}. You are still connected.`,
  }),
};

/** Tells a person what another one asked or said about an account; undefined where nothing is told. */
export function vouchNotice(
  userId: string,
  act: VouchAct,
  peer: { id: string; name: string },
  { platform, handle }: Pick<Vouch, 'platform' | 'handle'>,
  at: string,
): Notification | undefined {
  const words = noticeWords[act]?.(peer.name, `${handle} on ${platformTable[platform].name}`);
  return (
    words && {
      userId,
      id: keyHash(`vouch#${act}#${peer.id}#${platform}#${handle.toLowerCase()}#${at}`),
      kind: 'CONNECTION',
      ...words,
      link: act === 'ask' ? '/connections/people' : '/connections/social',
      createdAt: at,
    }
  );
}
