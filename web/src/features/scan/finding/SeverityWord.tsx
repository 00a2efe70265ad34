import type { Finding } from '#domain/scan/finding';
import { severityOf } from '#domain/scan/severity';
import { words } from './words.ts';

/** How soon it deserves a look, as a word. */
export const SeverityWord = ({ finding }: { finding: Finding }) => (
  <b title={severityOf(finding).why}>{words.severity[severityOf(finding).severity]}</b>
);
