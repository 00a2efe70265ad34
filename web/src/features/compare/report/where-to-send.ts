import type { Platform } from '#domain/platform/platform';
import { platformTable } from '#domain/platform/platform-table';
import { reportForms, unknownForm } from '#domain/platform/report-forms';
import { words } from './words.ts';

/**
 * Where a report is sent and what is asked there, for a file: each form below the question that decides between two, whatever is
 * answered on the page. @param platform undefined: one that we have no row for, then it is called `site`.
 * @param formOf the address of a form; undefined where there is none
 */
export function whereToSend(
  platform: Platform | undefined,
  formOf: (url: string | undefined) => string | undefined,
  site?: string,
): string[] {
  if (!platform) return [site === words.forms.help.site ? words.file.telegram : unknownForm];
  const { question, forms } = reportForms[platform];
  const asksFor = words.forms.columns.asks(platformTable[platform].name);
  const lines = forms.flatMap(({ answer, url, asks }) => {
    const form = formOf(url);
    return form ? [words.file.sendHere(form, question ? answer : undefined), `${asksFor}: ${asks}`] : [asks];
  });
  return question ? [question, ...lines] : lines;
}
