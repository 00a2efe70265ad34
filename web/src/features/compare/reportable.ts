import type { Judgement } from '#domain/impersonation/judgement';

/** Whether a report may be prepared: never for a namesake or an unrelated account. */
export const reportable = ({ verdict }: Pick<Judgement, 'verdict'>): boolean =>
  verdict === 'likely clone' || verdict === 'possible clone';
