import { isHandleAlone } from '../handle-alone.ts';
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

/** What a finding is called in place of its verdict: by its label, or as one of which the handle alone is known. */
export const labelFor = (finding: Finding): string | undefined =>
  labelWords(finding) ?? (isHandleAlone(finding) ? words.label.handleAlone : undefined);
