import type { Business } from '#domain/business/business';
import { keepDraft, keptDraft } from '../../../lib/form/kept-draft.ts';
import { changedIn, type ProfileField, type ProfileTexts, textsOf } from './profile-texts.ts';

const BEFORE = 'before ';

/** Keeps what was typed for this tab, each field with what stood in it when somebody began to type. */
export function keepTexts(key: string, typed: ProfileTexts, before: ProfileTexts): void {
  const changed = changedIn(typed, before);
  const began = Object.keys(changed).map((field) => [BEFORE + field, before[field as ProfileField]]);
  keepDraft(key, { ...changed, ...(Object.fromEntries(began) as Record<string, string>) }, { ...before });
}

/** What was typed before the page was loaded, over what is stored now; and what stood there then. */
export function keptTexts(key: string, business: Business): { typed: ProfileTexts; before: ProfileTexts } {
  const stored = textsOf(business);
  const fields = Object.keys(stored) as ProfileField[];
  const unknown = Object.fromEntries(fields.map((field) => [BEFORE + field, stored[field]]));
  const kept = keptDraft<Record<string, string>>(key, { ...stored, ...unknown });
  const read = (prefix: string) =>
    Object.fromEntries(fields.map((field) => [field, kept[prefix + field]!])) as unknown as ProfileTexts;
  return { typed: read(''), before: read(BEFORE) };
}
