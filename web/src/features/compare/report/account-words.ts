import { isAssignedId, isFormerName } from '#domain/engine/handle/assigned-id';
import { platformTable } from '#domain/platform/platform-table';
import type { Reported } from './report-input.ts';

/** Where an account is a phone number, it is written as one. */
export const isNumber = ({ handle, platformName }: Reported) =>
  platformName === platformTable.WHATSAPP.name && /^\+?\d+$/.test(handle);
export const named = (account: Reported) =>
  isNumber(account)
    ? `+${account.handle.replace(/^\+/, '')}`
    : isFormerName(account.handle)
      ? `youtube.com/${account.handle}`
      : `@${account.handle}`;
export const at = (account: Reported) => (account.handle ? named(account) : account.name);
/** Where nobody chose a handle, the link alone says which account it is: a page shows no number or channel id after an @. */
const isByLink = (account: Reported): account is Reported & { url: string } =>
  Boolean(account.url) && !isNumber(account) && isAssignedId(account.handle);
/** " on X"; nothing where nobody gave the platform's name, or where an address says it. */
export const onPlatform = ({ handle, platformName }: Reported) =>
  platformName && !isFormerName(handle) ? ` on ${platformName}` : '';
/** "@maya_hollimund on X" */
export const placed = (account: Reported) =>
  isByLink(account) ? account.url : `${at(account)}${onPlatform(account)}`;

/** "a", "a and b", "a, b and c". */
export const list = (words: string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
