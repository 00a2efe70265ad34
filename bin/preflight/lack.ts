import type { Stage } from '../../lib/stages.ts';
import type { AskAws } from './ask-aws.ts';

/** Something that a deploy, or the stage afterwards, will miss: in words, with what mends it. */
export interface Lack {
  says: string;
  mend: string;
}

/** What the DNS says of a name: where it leads on, and whether anything answers there. */
export type LookUp = (name: string) => Promise<{ leadsTo?: string; answers: boolean }>;

/** One thing to look at. `now`: ms since 1970. */
export type Check = (stage: Stage, ask: AskAws & { dns: LookUp }, now: number) => Promise<Lack[]>;

export const none: Lack[] = [];
export const lack = (says: string, mend: string): Lack[] => [{ says, mend }];
