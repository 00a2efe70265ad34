import type { Finding } from '#domain/scan/finding';
import { isUnsure } from '../../handle-alone.ts';
import { labelWords } from '../label-words.ts';
import { words } from '../words.ts';

/** What a finding is called in place of its verdict: by its label, or as one of which the handle or the name alone is known. */
export const labelFor = (finding: Finding): string | undefined =>
  labelWords(finding) ?? (isUnsure(finding) ? words.label.handleAlone : undefined);
