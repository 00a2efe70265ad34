import type { Finding } from '#domain/scan/finding';
import { labelSaid } from '#domain/scan/reasons/label-said';
import { words } from './words.ts';

/** What an account that says it is not the person calls itself; undefined when it says nothing of the kind. */
export function labelWords({ reasons }: Pick<Finding, 'reasons'>): string | undefined {
  const said = labelSaid({ reasons });
  if (said === undefined) return undefined;
  if (/parod|spoof/.test(said)) return words.label.parody;
  if (/satire|role ?play/.test(said)) return words.label.says(said);
  if (/fan|tribute/.test(said)) return words.label.fan;
  return words.label.other;
}
