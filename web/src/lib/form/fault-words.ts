import type * as z from 'zod';

export const REQUIRED = 'This field is required';
export const SIX_DIGITS = 'Please give the six digits of the code.';

const FORMATS: Partial<Record<string, string>> = {
  email: 'Please enter a valid email',
  url: 'Please give a link that starts with https://',
  date: 'Please give a day that exists.',
};

/** What is wrong, in words for people, where the schema has none of its own. */
export function faultWords(issue: z.core.$ZodRawIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined || issue.input === null ? REQUIRED : 'Please check this field.';
    case 'invalid_value':
      return issue.values.length === 1
        ? `Please type ${String(issue.values[0])}.`
        : 'Please choose one of these.';
    case 'too_small':
      return issue.origin === 'string'
        ? Number(issue.minimum) <= 1
          ? REQUIRED
          : `Please write at least ${issue.minimum} characters.`
        : `Please give ${issue.minimum} or more.`;
    case 'too_big':
      return issue.origin === 'string'
        ? `Please keep it to ${issue.maximum} characters.`
        : `Please give ${issue.maximum} or fewer.`;
    case 'invalid_format':
      return FORMATS[String(issue.format)] ?? 'This is not in the form we can read.';
    default:
      return 'Please check this field.';
  }
}
