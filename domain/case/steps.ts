import * as z from 'zod';
import type { Platform } from '../platform/platform.ts';
import { platformTable } from '../platform/platform-table.ts';
import { reportForms } from '../platform/report-forms.ts';
import { Moment } from '../text.ts';
import type { CasePlace } from './place.ts';

export const CaseStep = z.object({
  id: z.enum(['evidence', 'report', 'tell', 'wait', 'answer', 'outcome']),
  words: z.string(),
  /** Where to do it, outside or within this application. */
  link: z.string().nullish(),
  doneAt: Moment.nullish(),
});
export type CaseStep = z.infer<typeof CaseStep>;

/** A step that a person ticks. A report, an answer and an outcome are done once they are noted, and not by a tick beside them. */
export const TickedStep = CaseStep.shape.id.exclude(['report', 'answer', 'outcome']);

/** What to do about a copy, in order. */
export const stepsFor = (place: CasePlace): CaseStep[] =>
  place === 'DOMAIN' ? ofDomain() : ofAccount(place);

function ofAccount(platform: Platform): CaseStep[] {
  const { name } = platformTable[platform];
  const [form, another] = reportForms[platform].forms;
  return [
    { id: 'evidence', words: 'Keep a screenshot while the account is still there.' },
    {
      id: 'report',
      words: `Report it to ${name} as impersonation.${another ? '' : ` What it asks for: ${form.asks}`}`,
      link: (!another && form.url) || null,
    },
    { id: 'tell', words: 'Warn the people it may have written to, from your own account.' },
    { id: 'wait', words: 'Check again in a few days. People report that platforms answer within 2–10 days.' },
    { id: 'answer', words: `Keep what ${name} answers: anyone who reviews a refusal will ask for it.` },
    { id: 'outcome', words: 'Note how it ended.' },
  ];
}

const ofDomain = (): CaseStep[] => [
  { id: 'evidence', words: 'Keep a screenshot of its page while it is still there.' },
  { id: 'report', words: 'Report it to its registrar and its host.' },
  { id: 'tell', words: 'Warn the people it may have written to.' },
  { id: 'wait', words: 'Check again in a few days. Registrars and hosts usually answer within a week.' },
  { id: 'answer', words: 'Keep what they answer: anyone who reviews a refusal will ask for it.' },
  { id: 'outcome', words: 'Note how it ended.' },
];

/** The case with a step done or not done; done steps keep the moment they were first done. */
export const withStep = <One extends { steps: CaseStep[] }>(
  one: One,
  id: CaseStep['id'],
  at: string | null,
): One => ({
  ...one,
  steps: one.steps.map((step) =>
    step.id === id ? { ...step, doneAt: at === null ? null : (step.doneAt ?? at) } : step,
  ),
});
