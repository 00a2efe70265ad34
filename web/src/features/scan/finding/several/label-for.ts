import type { Finding } from '#domain/scan/finding';
import { isHandleAlone } from '../../handle-alone.ts';
import { labelWords } from '../label-words.ts';
import { words } from '../words.ts';

/** What a finding is called in place of its verdict: by its label, or as one of which the handle alone is known. */
export const labelFor = (finding: Finding): string | undefined =>
  labelWords(finding) ?? (isHandleAlone(finding) ? words.label.handleAlone : undefined);
