/** What Stryker writes of a run, as far as it is read here. */
export interface Report {
  files: Record<string, { mutants: readonly { status: string }[] }>;
}

/** What became of the breaks of one room. `undefined` instead: the run itself failed. */
export interface Score {
  broken: number;
  /** A test failed, or did not come to its end. */
  noticed: number;
  /** Of those, the ones that did not come to their end: many of them say that the machine was busy, and nothing of the tests. */
  hung: number;
  survived: number;
  /** No test goes there. */
  unseen: number;
}

/** The breaks of a report that count: not those that are left out, nor those that no compiler would let pass. */
export function scoreOf({ files }: Report): Score {
  const all = Object.values(files).flatMap(({ mutants }) => mutants.map(({ status }) => status));
  const count = (...wanted: string[]) => all.filter((status) => wanted.includes(status)).length;
  const [noticed, survived, unseen] = [count('Killed', 'Timeout'), count('Survived'), count('NoCoverage')];
  return { broken: noticed + survived + unseen, noticed, hung: count('Timeout'), survived, unseen };
}

/** Of 100; a room in which there is nothing to break has all of them. */
export const percentOf = ({ broken, noticed }: Score): number =>
  broken === 0 ? 100 : (100 * noticed) / broken;

const titles = ['room', 'broken', 'noticed', 'by hanging', 'survived', 'no test there', 'score'];

/** A line a room, columns as wide as what stands in them. */
export function tableOf(scores: ReadonlyMap<string, Score | undefined>): string {
  const rows = [...scores].map(([room, score]) =>
    score
      ? [
          room,
          ...[score.broken, score.noticed, score.hung, score.survived, score.unseen].map(String),
          // Rounded down: 79.9 is not 80.
          `${Math.floor(percentOf(score))} %`,
        ]
      : [room, '', '', '', '', '', 'failed'],
  );
  const widths = titles.map((title, at) => Math.max(title.length, ...rows.map((row) => row[at]!.length)));
  const text = (cells: string[]) => `| ${cells.map((cell, at) => cell.padEnd(widths[at]!)).join(' | ')} |`;
  return [text(titles), text(widths.map((width) => '-'.repeat(width))), ...rows.map(text)].join('\n');
}
