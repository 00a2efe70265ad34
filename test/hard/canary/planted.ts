/** A word that must not turn up where it does not belong. */
export interface Canary {
  kind: 'password' | 'code' | 'token' | 'phone' | 'date of birth' | 'name';
  word: string;
}

/** A room of what is stored: a table, a queue, the mailbox; `row` as text. */
export interface Stored {
  room: string;
  row: string;
}

/**
 * Where a canary may stand: what a person told us of themselves in their own rows, a code in the mail that brings it. The rooms of
 * the identity service play Amazon's, which keep addresses, codes and tokens for themselves; a password not even there.
 */
const mayStand: Record<Canary['kind'], RegExp> = {
  password: /^$/,
  code: /^(outbox|cognito-)/,
  token: /^(cognito-|credentials)/,
  phone: /^(table (User|PhoneInventory)$|outbox|cognito-)/,
  'date of birth': /^table User$/,
  name: /^(table (User|Business\w*|Connection|Notification)|outbox|cognito-)/,
};

/** Which canaries stand in a text of the logs: none may. A code has six digits, which a longer number may hold as well. */
export const foundIn = (text: string, canaries: readonly Canary[]): Canary[] =>
  canaries.filter(({ kind, word }) =>
    kind === 'code' ? new RegExp(`(?<![\\w.-])${word}(?![\\w-])`).test(text) : text.includes(word),
  );

/** Which canaries stand in a room where they may not. */
export const misplaced = (stored: readonly Stored[], canaries: readonly Canary[]): string[] =>
  stored.flatMap(({ room, row }) =>
    foundIn(row, canaries)
      .filter(({ kind }) => !mayStand[kind].test(room))
      .map(({ kind, word }) => `${kind} ${word.slice(0, 12)} in ${room}: ${row.slice(0, 200)}`),
  );
