import { drawingText } from './drawing.ts';
import type { Letter, Part } from '../letter.ts';
import { endsOf, whyOf } from './letter-footer.ts';
import { lineText } from './named-line.ts';
import { mailWords } from '../words.ts';

/** A letter for mail programs, and people, that read text alone. */
export function textOf(letter: Letter): string {
  const foot = [
    '-- ',
    whyOf(letter),
    ...endsOf(letter).map(({ words, href }) => `${words}: ${href}`),
    mailWords.promise,
  ];
  const limits = letter.limits?.join('\n');
  return `${[...letter.parts.map(partText), ...(limits ? [limits] : []), foot.join('\n')].join('\n\n')}\n`;
}

const listed = (items: readonly string[]) => items.map((item) => `- ${item}`).join('\n');

function partText(part: Part): string {
  switch (part.kind) {
    case 'code':
      return mailWords.code.text(part.code);
    case 'score':
      return `${mailWords.alert.likeness(part.score)}, ${part.words}.`;
    case 'list':
      return listed(part.items.map(lineText));
    case 'reasons':
      return `${part.caption}:\n${listed(part.rows)}`;
    case 'drawing':
      return drawingText(part.drawing);
    case 'link':
      return `${part.label}:\n${part.href}`;
    default:
      return part.text;
  }
}
