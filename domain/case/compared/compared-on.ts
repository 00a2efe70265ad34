/** When, and by whose clock; the words are those of `opening` in snapshot-text.ts. */
const ON = /^[^\n]* on (?<at>\d{4}-\d\d-\d\dT[\d:.]+Z)(?<byPerson>, by the clock)?/;

/** When the kept text of a comparison says that it was made, and whether by the clock of a person's device; undefined for other texts. */
export function comparedOn(kept: string): { at: string; byPerson: boolean } | undefined {
  const { at, byPerson } = ON.exec(kept)?.groups ?? {};
  return at ? { at, byPerson: byPerson !== undefined } : undefined;
}
