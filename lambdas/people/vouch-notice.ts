import type { StoredNotification } from '#domain/message/notification';
import type { Vouch, VouchAct } from '#domain/people/vouch';
import { platformTable } from '#domain/platform/platform-table';
import { keyHash } from '../runtime/hash.ts';
import type { NoticesAbout } from '../store/notices-about.ts';

/** What each act says to the other one. A request that is declined or taken back leaves no word. */
const noticeWords: Partial<
  Record<VouchAct, (name: string, account: string, isVerified: boolean) => { title: string; body?: string }>
> = {
  ask: (name, account) => ({
    title: `${name} asks you to vouch for ${account}`,
    body: `Is it theirs? Say yes only if you’re sure. You vouch for this account only, and you can withdraw it at any time.`,
  }),
  give: (name, account, isVerified) => ({
    title: `${name} vouches for ${account}`,
    body: isVerified
      ? 'While this account isn’t proven, it says next to it that a verified connection vouches for it.'
      : 'It counts once they are verified, which takes a proven account of their own.',
  }),
  // Whether they are connected still may have changed by the time that it is read.
  withdraw: (name, account) => ({ title: `${name} no longer vouches for ${account}` }),
};

const noticeId = (
  act: VouchAct,
  peerId: string,
  { platform, handle }: Pick<Vouch, 'platform' | 'handle'>,
  at: string,
): string => keyHash(`vouch#${act}#${peerId}#${platform}#${handle.toLowerCase()}#${at}`);

/**
 * What was told of these vouches when they were asked for or given: of those that end without a word of their own no word stays, in the app or
 * for a mail. `sub`: whose side they stand on.
 */
export const vouchNotices = (
  sub: string,
  peerId: string,
  vouches: readonly Vouch[],
): Required<NoticesAbout>[] =>
  vouches.map((vouch) => {
    const [voucher, holder] = vouch.by === 'peer' ? [peerId, sub] : [sub, peerId];
    const [act, toldTo, about] =
      vouch.state === 'ASKED' ? (['ask', voucher, holder] as const) : (['give', holder, voucher] as const);
    return { toldTo, about, id: noticeId(act, about, vouch, vouch.at) };
  });

/**
 * Tells a person what another one asked or said about an account; undefined where nothing is told. Only the word of a verified peer counts.
 * `before`: what had been said for that account by then.
 */
export function vouchNotice(
  userId: string,
  act: VouchAct,
  peer: { id: string; name: string; isVerified: boolean },
  { platform, handle }: Pick<Vouch, 'platform' | 'handle'>,
  at: string,
  before?: Vouch,
): StoredNotification | undefined {
  const words = noticeWords[act]?.(
    peer.name,
    `${handle} on ${platformTable[platform].name}`,
    peer.isVerified,
  );
  return (
    words && {
      userId,
      about: peer.id,
      id: noticeId(act, peer.id, { platform, handle }, at),
      kind: 'CONNECTION',
      ...words,
      link: act === 'ask' ? '/connections/people' : '/connections/social',
      createdAt: at,
      ...(act === 'withdraw' && before && { takesBack: [noticeId('give', peer.id, before, before.at)] }),
    }
  );
}
