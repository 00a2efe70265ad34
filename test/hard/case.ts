/** One line of the table at the end. */
export interface Line {
  /** Letter of the case in the plan. */
  id: string;
  what: string;
  /** How many times it was tried, with its unit: `12,000 calls`. */
  tried: string;
  /** What must be true. */
  mark: string;
  /** What came out. */
  result: string;
  held: boolean | 'not run';
  /** The mark is a time, which says little on a machine that does other things as well. */
  timed?: true;
}

/** What a case says of itself. */
export type Result = Omit<Line, 'id' | 'what'>;

/** What a case is told by the command line. */
export interface Told {
  seed: number;
  /** 1: as often as a whole run does. Less: as large a share of it. */
  share: number;
  say: (line: string) => void;
  /** How long what goes on for minutes goes on, where somebody says so. */
  minutes?: number | undefined;
}

/** An attack. It starts what it needs, and ends it. */
export interface HardCase {
  id: string;
  what: string;
  /** Takes so long that it runs only where it is named. */
  whenAsked?: true;
  run: (told: Told) => Promise<Result[]>;
}
