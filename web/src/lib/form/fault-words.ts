import type * as z from 'zod';

export const REQUIRED = 'This field is required';
export const EMAIL = 'Please enter a valid email';
export const SIX_DIGITS = 'Please enter the six digits of the code.';
export const tooLong = (most: number | bigint) =>
  `Please keep it to ${most.toLocaleString('en')} characters.`;

const FORMATS: Partial<Record<string, string>> = {
  email: EMAIL,
  url: 'Please enter a link that starts with https://',
  date: 'Please enter a valid date.',
};

/** What is wrong, in words for people, where the schema has none of its own. */
export function faultWords(issue: z.core.$ZodRawIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      if (issue.expected === 'int') return 'Please enter a whole number.';
      return issue.input === undefined || issue.input === null ? REQUIRED : 'Please check this field.';
    case 'invalid_value':
      return issue.values.length === 1
        ? `Please type ${String(issue.values[0])}.`
        : 'Please choose one of these.';
    case 'too_small':
      return issue.origin === 'string'
        ? Number(issue.minimum) <= 1
          ? REQUIRED
          : `Please enter at least ${issue.minimum} characters.`
        : `Please enter ${issue.minimum} or more.`;
    case 'too_big':
      return issue.origin === 'string' ? tooLong(issue.maximum) : `Please enter ${issue.maximum} or less.`;
    case 'invalid_format':
      return FORMATS[String(issue.format)] ?? 'We can’t read this format.';
    default:
      return 'Please check this field.';
  }
}
