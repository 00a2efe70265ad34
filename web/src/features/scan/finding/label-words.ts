import type { Finding } from '#domain/scan/finding';
import { words } from './words.ts';

/** What an account that says it is not the person calls itself; undefined when it says nothing of the kind. */
export function labelWords({ reasons }: Pick<Finding, 'reasons'>): string | undefined {
  const said = reasons.find(({ signal }) => signal === 'label')?.words.toLowerCase();
  if (said === undefined) return undefined;
  if (/parod|satire|spoof|role ?play/.test(said)) return words.label.parody;
  if (/fan|tribute/.test(said)) return words.label.fan;
  return words.label.other;
}
