import type { Judgement } from '#domain/engine/judge/judgement';

/** Whether a report may be prepared: never for a namesake or an unrelated account. */
export const reportable = ({ verdict }: Pick<Judgement, 'verdict'>): boolean =>
  verdict === 'likely clone' || verdict === 'possible clone';
