import type { Platform } from '#domain/platform/platform';
import { platformTable } from '#domain/platform/platform-table';
import { reportForms } from '#domain/platform/report-forms';
import { words } from './words.ts';

/**
 * Where a report is sent and what is asked there, for a file: each form below the question that decides between two. Where the copied
 * account is on the same platform, its form alone. @param formOf the address of a form; undefined where there is none
 */
export function whereToSend(
  platform: Platform,
  copied: Platform | undefined,
  formOf: (url: string | undefined) => string | undefined,
): string[] {
  const { question, forms, ownAccountDecides } = reportForms[platform];
  const isKnown = ownAccountDecides && copied === platform;
  const asked = !isKnown && question;
  const asksFor = words.forms.columns.asks(platformTable[platform].name);
  const lines = (isKnown ? [forms[0]] : forms).flatMap(({ answer, url, asks }) => {
    const form = formOf(url);
    return form ? [words.file.sendHere(form, asked ? answer : undefined), `${asksFor}: ${asks}`] : [asks];
  });
  return asked ? [question, ...lines] : lines;
}
