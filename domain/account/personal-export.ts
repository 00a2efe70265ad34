import { exportWords } from './export-words.ts';

/** Everything stored about a person, table by table, as it is stored. */
export interface PersonalExport {
  /** ISO 8601 */
  exportedAt: string;
  /** By table: its rows about the caller. */
  tables: Record<string, Record<string, unknown>[]>;
  /** Their own files. */
  files: { key: string; bytes: number; changedAt: string }[];
  /** What the identity service keeps, beside a password that nobody can read. */
  signIn: {
    name: string;
    email?: string | null | undefined;
    emailVerified: boolean;
    phone?: string | null | undefined;
    phoneVerified: boolean;
    secondSteps: string[];
  };
}

/** Where an export waits to be fetched: one for each person, outside what their own credentials reach. */
export const exportKey = (userId: string): string => `exports/${userId}.json`;

/** What the file is called on the person's own disk. */
export const exportName = ({ exportedAt }: Pick<PersonalExport, 'exportedAt'>): string =>
  `countersign-${exportedAt.slice(0, 10)}.json`;

/** The file as a person reads it: first what is what, then the tables in that order, those without anything last. */
export function exportText({ exportedAt, signIn, tables, files }: PersonalExport): string {
  const order = Object.keys(exportWords);
  const rank = ([name, rows]: [string, unknown[]]) =>
    (rows.length === 0 ? order.length : 0) + (order.indexOf(name) + 1 || order.length);
  const inOrder = Object.entries(tables).sort((a, b) => rank(a) - rank(b));
  const file = {
    about:
      'Everything that Countersign stores about you, as it is stored. Times are UTC. “signIn” is what the sign-in service keeps, “files” are the pictures we keep for you, your own and those of accounts we found, and the tables hold:',
    whatIsWhat: exportWords,
    exportedAt,
    signIn,
    tables: Object.fromEntries(inOrder),
    files,
  };
  return `${JSON.stringify(file, undefined, 2)}\n`;
}
