import type { Letter } from '../letter.ts';
import { mailWords } from '../words.ts';

/** Why the person gets this mail. */
export const whyOf = ({ footer }: Letter): string =>
  'why' in footer ? footer.why : mailWords.footer.about(footer.about);

/** The links that end such mails, each with its words. */
export function endsOf({ footer }: Letter): { words: string; href: string }[] {
  if ('why' in footer) return [];
  return [
    ...(footer.stop ? [{ words: mailWords.footer.stop(footer.about), href: footer.stop }] : []),
    ...(footer.settings ? [{ words: mailWords.footer.settings, href: footer.settings }] : []),
  ];
}
