// @vitest-environment happy-dom
import { act } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import * as z from 'zod';
import { Choice } from '../../ui/form/Choice.tsx';
import { drawForTest } from '../../ui/draw-for-test.tsx';
import { Failed } from '../../ui/form/Failed.tsx';
import { Field } from '../../ui/form/Field.tsx';
import { LongField } from '../../ui/form/LongField.tsx';
import { Submit } from '../../ui/form/Submit.tsx';
import { pageOfDraft } from './kept-draft.ts';
import { useContractForm } from './use-contract-form.ts';

const Request = z.object({
  subject: z.string().trim().min(1).max(10),
  words: z
    .string()
    .trim()
    .max(40)
    .regex(/^[^!]*$/, 'Please stay calm.'),
  email: z.email().optional(),
  kind: z.enum(['A', 'B']).optional(),
  account: z.string().min(1),
});
type Asked = z.output<typeof Request>;

interface Props {
  send: (asked: Asked) => Promise<string>;
  draft?: string;
  refusedAt?: 'subject';
  /** What stands in "Subject" at first, as it is kept. */
  kept?: string;
}

function Example({ send, draft, refusedAt, kept }: Props) {
  const form = useContractForm({
    schema: Request,
    values: { subject: kept ?? '', words: '', email: '', kind: '' as 'A' | 'B' | '', link: 'x' },
    request: ({ link, ...rest }) => ({ ...rest, account: link }),
    rules: ({ subject, words }) => ({ words: subject === words && subject !== '' && 'Say more than that.' }),
    draft,
    refusedAt,
    send,
    ...(kept !== undefined && { stays: 'all' as const }),
  });
  return (
    <form {...form.props}>
      <Field label="Subject" {...form.field('subject')} />
      <LongField label="Words" rows={2} {...form.field('words')} />
      <Field label="Email" {...form.field('email')} />
      <Choice id="kind" label="Kind" words={{ A: 'a', B: 'b' }} {...form.field('kind')} />
      <Field label="Link" {...form.field('link')} />
      <Failed error={form.refused} kept />
      <Submit form={form} busy="Sending">
        Send
      </Submit>
      <output>{form.answer}</output>
    </form>
  );
}

const send = vi.fn<(asked: Asked) => Promise<string>>();
beforeEach(() => {
  sessionStorage.clear();
  send.mockReset().mockResolvedValue('Number 7');
});

function draw(draft?: string, refusedAt?: 'subject') {
  const { box } = drawForTest(<Example send={send} draft={draft} refusedAt={refusedAt} />);
  const [subject, words, email, link] = [...box.querySelectorAll<HTMLInputElement>('input, textarea')];
  const fields = { subject: subject!, words: words!, email: email!, link: link! };
  return {
    box,
    fields,
    button: box.querySelector<HTMLButtonElement>('button')!,
    type: (into: keyof typeof fields, text: string) => type(fields[into], text),
    submit: () => act(async () => box.querySelector('form')!.requestSubmit()),
    note: (of: HTMLElement) => box.querySelector(`[id="${of.id}-note"]`)!.textContent,
  };
}

async function type(field: HTMLElement, text: string) {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')!.set!.call(field, text);
  await act(async () => field.dispatchEvent(new Event('input', { bubbles: true })));
}

test.each([
  ['subject', '', 'This field is required'],
  ['subject', '  ', 'This field is required'],
  ['subject', 'eleven letters', 'Please keep it to 10 characters.'],
  ['words', 'Help!', 'Please stay calm.'],
  ['words', 'Copy', 'Say more than that.'],
  ['email', 'nowhere', 'Please enter a valid email'],
] as const)('%s with “%s”: “%s”', async (name, text, words) => {
  const { fields, type, submit, note } = draw();
  await type('subject', 'Copy');
  await type(name, text);
  expect(note(fields[name])).toBe('');
  await submit();
  expect(note(fields[name])).toBe(words);
  expect(fields[name].getAttribute('aria-invalid')).toBe('true');
  expect(fields[name].getAttribute('aria-describedby')).toBe(`${fields[name].id}-note`);
  expect(send).not.toHaveBeenCalled();
});

test('the first fault in reading order gets the focus; each goes as it is mended', async () => {
  const { fields, type, submit, note } = draw();
  await type('email', 'nowhere');
  await submit();
  expect(document.activeElement).toBe(fields.subject);
  await type('subject', 'Copy');
  expect(note(fields.subject)).toBe('');
  expect(note(fields.email)).toBe('Please enter a valid email');
  expect(document.activeElement).toBe(fields.subject);
  await type('email', '');
  await submit();
  expect(send).toHaveBeenCalledOnce();
});

test('what the schema made of the fields is sent, without optional blanks, and the form is as at first', async () => {
  const { box, fields, type, submit, note } = draw();
  await type('subject', ' Copy ');
  await submit();
  expect(send.mock.calls.map(([asked]) => asked)).toEqual([{ subject: 'Copy', words: '', account: 'x' }]);
  expect([fields.subject.value, note(fields.subject)]).toEqual(['', '']);
  expect(box.querySelector('output')!.textContent).toBe('Number 7');
  await type('subject', 'N');
  expect(box.querySelector('output')!.textContent).toBe('');
});

test('the limits of the fields are those of the schema; only a single line stops at its own', () => {
  const { fields } = draw();
  const limits = [fields.subject, fields.words, fields.email].map((field) => field.getAttribute('maxlength'));
  expect(limits).toEqual(['10', null, null]);
});

test('a long text that is pasted stays whole, is said to be too long at once, and is not sent', async () => {
  const { fields, type, submit, note } = draw();
  await type('subject', 'Copy');
  await type('words', 'x'.repeat(41));
  expect([fields.words.value.length, note(fields.words)]).toEqual([41, 'Please keep it to 40 characters.']);
  expect(fields.words.getAttribute('aria-invalid')).toBe('true');
  await submit();
  expect(document.activeElement).toBe(fields.words);
  expect(send).not.toHaveBeenCalled();
  await type('words', `${'x'.repeat(40)} `);
  expect(note(fields.words)).toBe('');
  await submit();
  expect(send).toHaveBeenCalledOnce();
});

test('while it is on its way it says so and is not sent again; what is typed meanwhile stays', async () => {
  let answer = (_: string): void => {};
  send.mockReturnValue(new Promise((done) => (answer = done)));
  const { box, button, fields, type, submit } = draw();
  await type('subject', 'Copy');
  await act(async () => {
    box.querySelector('form')!.requestSubmit();
    box.querySelector('form')!.requestSubmit();
  });
  expect([button.disabled, button.textContent]).toEqual([true, 'Sending']);
  await submit();
  expect(send).toHaveBeenCalledOnce();
  await type('subject', 'Another');
  await act(async () => answer('Number 7'));
  expect([button.disabled, button.textContent]).toEqual([false, 'Send']);
  expect(fields.subject.value).toBe('Another');
});

test('a refusal is said once, and what was typed stays', async () => {
  send.mockRejectedValueOnce(new Error('Too many today.'));
  const { box, fields, type, submit } = draw();
  await type('subject', 'Copy');
  await submit();
  expect(box.querySelector('[role=alert]')!.textContent).toBe(
    'Too many today. What you typed is still here.',
  );
  expect(fields.subject.value).toBe('Copy');
  await submit();
  expect(box.querySelector('[role=alert]')).toBe(null);
  expect(send).toHaveBeenCalledTimes(2);
});

test('a refusal that is about one field stands under it until something else is typed', async () => {
  send.mockRejectedValueOnce(new Error('That is taken.'));
  const { box, fields, type, submit, note } = draw(undefined, 'subject');
  await type('subject', 'Copy');
  await submit();
  expect(note(fields.subject)).toBe('That is taken.');
  expect(box.querySelector('[role=alert]')).toBe(null);
  await type('subject', 'Copies');
  expect(note(fields.subject)).toBe('');
  await type('link', '');
  await submit();
  expect(box.querySelector('[role=alert]')!.textContent).toContain('This field is required');
});

test('a fault that belongs to none of the fields is said for the whole, not kept quiet', async () => {
  const { box, type, submit } = draw();
  await type('subject', 'Copy');
  await type('link', '');
  await submit();
  expect(box.querySelector('[role=alert]')!.textContent).toContain('This field is required');
  expect(send).not.toHaveBeenCalled();
});

test('what stays after it was sent is no draft; what is changed then is one, and no longer once it is as it was sent', async () => {
  const form = drawForTest(<Example send={send} draft="test.draft" kept="Mine" />).box;
  const [subject, words] = [...form.querySelectorAll<HTMLInputElement>('input, textarea')];
  await type(words!, 'Both accounts.');
  await type(subject!, 'Yours');
  expect(pageOfDraft()).toBe('/');
  await act(async () => form.querySelector('form')!.requestSubmit());
  expect(send).toHaveBeenCalledOnce();
  expect([subject!.value, pageOfDraft()]).toEqual(['Yours', undefined]);
  await type(subject!, 'Theirs');
  expect(pageOfDraft()).toBe('/');
  await type(subject!, 'Yours');
  expect(pageOfDraft()).toBeUndefined();
});

test('a draft outlives the page until it is sent', async () => {
  const first = draw('test.draft');
  await first.type('subject', 'Copy');
  const second = draw('test.draft');
  expect(second.fields.subject.value).toBe('Copy');
  await second.submit();
  expect(draw('test.draft').fields.subject.value).toBe('');
  const values = { subject: 5, words: 'kept', gone: 'x' };
  sessionStorage.setItem('typed.test.draft', JSON.stringify({ at: '/', values }));
  expect([draw('test.draft').fields.subject.value, draw('test.draft').fields.words.value]).toEqual([
    '',
    'kept',
  ]);
});

test('the page of what was typed is known until it is sent or taken back', async () => {
  const form = draw('test.draft');
  expect(pageOfDraft()).toBeUndefined();
  await form.type('words', 'Copy');
  expect(pageOfDraft()).toBe(location.pathname);
  await form.type('words', '');
  expect(pageOfDraft()).toBeUndefined();
  await form.type('subject', 'Copy');
  expect(pageOfDraft()).toBe(location.pathname);
  await form.submit();
  expect(pageOfDraft()).toBeUndefined();
});

test('a form that goes away by being sent leaves nothing unsent behind', async () => {
  const form = draw('test.draft');
  await form.type('subject', 'Copy');
  send.mockImplementation(async () => {
    drawForTest(null);
    return 'Number 7';
  });
  await form.submit();
  expect(pageOfDraft()).toBeUndefined();
});
