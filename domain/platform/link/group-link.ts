import { linkInText } from './link-in-text.ts';

/** What several people share, and nobody is: it has no handle to compare. */
export type GroupKind = 'group' | 'community' | 'server' | 'channel';

/** From how platforms write the addresses of groups, and the invitations to them. A Telegram channel has a handle like anybody's. */
const FORMS: readonly (readonly [form: RegExp, kind: GroupKind])[] = [
  [/^(?:[a-z-]+\.)?facebook\.com\/(?:groups|share\/g)\/[^/?#]+\/?(?:about\/?)?(?:[?#]|$)/i, 'group'],
  [/^chat\.whatsapp\.com\/./i, 'group'],
  [/^(?:www\.)?whatsapp\.com\/channel\/./i, 'channel'],
  [/^(?:t|telegram)\.me\/(?:joinchat\/|\+(?=[\w-]*[a-z])).+/i, 'group'],
  [/^(?:(?:www\.)?discord\.gg|(?:\w+\.)?discord(?:app)?\.com\/(?:invite|servers))\/./i, 'server'],
  [/^(?:[a-z]+\.)?linkedin\.com\/groups\/[^/?#]+\/?(?:[?#]|$)/i, 'group'],
  [/^(?:[a-z]+\.)?reddit\.com\/r\/[^/?#]+\/?(?:[?#]|$)/i, 'community'],
  [/^(?:(?:www|mobile)\.)?(?:x|twitter)\.com\/i\/communities\/./i, 'community'],
];

/** What kind of group an address leads to; undefined for any other text. Whoever writes in a group has a profile: ask for that first. A post in one is another matter: it isn't by whoever runs it. */
export function groupKind(text: string): GroupKind | undefined {
  const address = linkInText(text).replace(/^https?:\/\//i, '');
  return FORMS.find(([form]) => form.test(address))?.[1];
}
