import { useEffect, useRef, useState, type FormEvent } from 'react';
import {
  useForm,
  useWatch,
  type DefaultValues,
  type FieldErrors,
  type FieldValues,
  type Path,
  type PathValue,
} from 'react-hook-form';
import { focusFirstFault } from './focus-first-fault.ts';
import { mostCharacters, type FormSchema } from './form-schema.ts';
import { forgetDraft, keepDraft, keptDraft } from './kept-draft.ts';
import { requestResolver, WHOLE, type Faults } from './request-resolver.ts';

interface Options<Values, Output, Answer> {
  /** The request of the contract's entry. */
  schema: FormSchema<Output>;
  /** What stands in the fields at first, and again after it was sent. */
  values: Values;
  /** The request, where it is not made of the fields as they are. A blank that the schema does not need is left out. */
  request?: (values: Values) => object;
  /** What this form asks beyond the schema. */
  rules?: (values: Values) => Faults<Values>;
  /** Sends what the schema made of the request. An error that it throws is shown by its message. */
  send: (request: Output, values: Values) => Promise<Answer> | Answer;
  /** `typedOn`: the person went on typing meanwhile, and is left to it. */
  onSent?: (answer: Answer, typedOn: boolean) => void;
  /** Fields that stay as they are after it was sent. */
  stays?: 'all' | readonly (keyof Values & string)[];
  /** The field that a refusal is about; without it a refusal is about the whole. */
  refusedAt?: keyof Values & string;
  /** The words of a refusal, where its message is not for people. */
  refusal?: (error: Error) => string;
  /** Where the browser keeps what was typed until it is sent or the tab is closed. */
  draft?: string;
}

/**
 * A form by the schema of its request: nothing is said against a field before it is sent, then with each letter; the first
 * fault gets the focus; what was typed is lost only by being sent; sent twice at once it is sent once.
 */
export function useContractForm<Values extends FieldValues, Output, Answer>(
  options: Options<Values, Output, Answer>,
) {
  const { schema, values: empty, request, rules, draft } = options;
  const form = useForm<Values, unknown, Output & FieldValues>({
    defaultValues: (draft ? keptDraft(draft, empty) : empty) as DefaultValues<Values>,
    resolver: requestResolver<Values, Output>({ schema, fields: Object.keys(empty), request, rules }),
    shouldFocusError: false,
  });
  const values = useWatch({ control: form.control }) as Values;
  const { errors, isSubmitted: asked, isSubmitting: sending, submitCount } = form.formState;
  const [outcome, setOutcome] = useState<{ answer?: Answer; refused?: Error }>({});
  const running = useRef(false);
  const element = useRef<HTMLFormElement>(null);
  const toFocus = useRef(false);

  // As it was at first: what it would be now may differ by the day alone.
  const blank = useRef(empty);
  useEffect(() => {
    if (draft) keepDraft(draft, values, blank.current);
  }, [draft, values]);
  useEffect(() => {
    if (!toFocus.current) return;
    toFocus.current = false;
    focusFirstFault(element.current);
  }, [submitCount]);

  const { refusedAt, refusal = (error: Error) => error.message } = options;
  const refused = outcome.refused && { message: refusal(outcome.refused) };
  const wordsAt = (name: string) =>
    (errors as FieldErrors<Record<string, unknown>>)[name]?.message as string | undefined;
  const whole = wordsAt(WHOLE);
  const faults = Object.fromEntries(
    Object.keys(empty).map((name) => [
      name,
      wordsAt(name) ?? (name === refusedAt ? refused?.message : undefined),
    ]),
  ) as Record<keyof Values, string | undefined>;

  /** Writes into fields. A refusal was about what stood there before. */
  const type = (part: Partial<Values>) => {
    setOutcome({});
    for (const [name, value] of Object.entries(part))
      form.setValue(name as Path<Values>, value as PathValue<Values, Path<Values>>);
    // Asked of the form as it is now: what writes late, such as a picture that was being read, may have seen another.
    const { isSubmitted, errors: known } = form.formState;
    const faulty = Object.keys(part).filter((name) => name in known) as Path<Values>[];
    if (isSubmitted) void form.trigger();
    else if (faulty.length > 0) void form.trigger(faulty);
  };
  const clear = () => {
    setOutcome({});
    blank.current = empty;
    // Here as well as by the effect: the form may be gone by now.
    if (draft) forgetDraft(draft);
    form.reset(empty);
  };

  /** Takes back what was said against it, as before it was sent; what was typed stays. */
  const calm = () => {
    setOutcome({});
    form.reset(form.getValues(), { keepDefaultValues: true });
  };

  async function run() {
    const typed = structuredClone(form.getValues());
    let done: { answer: Answer } | undefined;
    const valid = async (read: Output) => {
      setOutcome({});
      try {
        done = { answer: await options.send(read, typed) };
      } catch (error) {
        setOutcome({ refused: error instanceof Error ? error : new Error(String(error)) });
      }
    };
    await form.handleSubmit(valid, () => void (toFocus.current = true))();
    if (!done) return;
    const now = form.getValues();
    const typedOn = JSON.stringify(now) !== JSON.stringify(typed);
    const { stays = [] } = options;
    const staying = (of: Values, names: readonly string[]) => ({
      ...empty,
      ...Object.fromEntries(names.map((name) => [name, of[name]])),
    });
    const all = Object.keys(empty);
    // What stays as it was sent is no draft any more.
    blank.current = staying(typed, stays === 'all' ? all : stays);
    // The same.
    if (draft && !typedOn) forgetDraft(draft);
    form.reset(staying(now, stays === 'all' || typedOn ? all : stays));
    setOutcome(done);
    options.onSent?.(done.answer, typedOn);
  }

  return {
    values,
    type,
    clear,
    calm,
    faults,
    /** Sent at least once as it stands. */
    asked,
    sending,
    /** Why it was not sent or not taken, unless a field says so. */
    refused: (refusedAt ? undefined : refused) ?? (whole ? { message: whole } : null),
    /** The answer to what was sent last, until something is typed. */
    answer: outcome.answer,
    /** Looks at one field as if the form had been sent. */
    check: (name: keyof Values & string) => form.trigger(name as unknown as Path<Values>),
    /** For the field components of ui. */
    field: <Name extends keyof Values & string>(name: Name) => ({
      value: values[name],
      onChange: (value: Values[Name]) => type({ [name]: value } as unknown as Partial<Values>),
      error: faults[name],
      maxLength: mostCharacters(schema, name),
    }),
    /** For the <form> itself. */
    props: {
      noValidate: true,
      onSubmit: (event: FormEvent<HTMLFormElement>) => {
        event.preventDefault();
        element.current = event.currentTarget;
        if (running.current) return;
        running.current = true;
        void run().finally(() => void (running.current = false));
      },
    },
  };
}
