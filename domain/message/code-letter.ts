import type { Letter, Part } from './letter.ts';
import { mailWords } from './words.ts';

/** What a code is for. */
export type CodePurpose = keyof typeof mailWords.code.confirms;

interface CodeMail {
  code: string;
  for: CodePurpose;
  /** How long it works, e.g. "10 minutes". */
  time: string;
  /** Our page that takes the code of itself, for whoever reads the mail on another device. */
  link?: string | undefined;
}

/** The code before anything else: it is what the person opened the mail for, often on a lock screen. */
export function codeLetter({ code, for: purpose, time, link }: CodeMail): Letter {
  const { code: words, footer } = mailWords;
  const { title, what, entered } = words.confirms[purpose];
  return {
    subject: words.subject,
    preview: `${words.text(code)} ${words.once(time)}`,
    edge: 'seal',
    parts: [
      { kind: 'code', code },
      { kind: 'heading', text: title },
      { kind: 'words', text: `${what} ${words.once(time)}` },
      ...(link
        ? ([
            { kind: 'words', text: words.onThisDevice },
            { kind: 'link', label: words.confirm, href: link },
          ] satisfies Part[])
        : []),
      { kind: 'note', text: words.ignore },
    ],
    footer: { why: footer.code(entered) },
  };
}
