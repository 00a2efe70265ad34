import type * as z from 'zod';
import type { Business, BusinessPatch } from '#domain/business/business';
import { CallFailed } from '../../../lib/api/call-failed.ts';
import { changedIn, patchFrom, type ProfileField, type ProfileTexts, textsOf } from './profile-texts.ts';

/** How often a save is tried again after somebody else was faster. */
const RACES = 5;

/** Fields that somebody else changed to something else meanwhile. Nothing was saved; `stored` is what stands there now. */
export class ProfileClash extends Error {
  readonly stored: Business;
  readonly fields: readonly ProfileField[];
  constructor(words: string, stored: Business, fields: readonly ProfileField[]) {
    super(words);
    this.stored = stored;
    this.fields = fields;
  }
}

interface Calls {
  load: () => Promise<Business>;
  save: (input: z.input<typeof BusinessPatch> & { id: string; version: number }) => Promise<Business>;
}

/**
 * Saves what was typed into a profile, and nothing else of it. `base`: the business as it was read; `before`: what stood in its fields
 * when somebody began to type, which may be longer ago. Of a business that was changed meanwhile the change is made again,
 * unless the same fields were changed to something else. Throws ProfileClash, with these `words`.
 */
export async function saveProfile(
  base: Business,
  before: ProfileTexts,
  typed: ProfileTexts,
  { load, save }: Calls,
  words: string,
): Promise<Business> {
  const changed = changedIn(typed, before);
  let stored = base;
  for (let race = 1; ; race += 1) {
    const now = textsOf(stored);
    const clashes = (Object.keys(changed) as ProfileField[]).filter(
      (field) => now[field] !== before[field] && now[field] !== changed[field]!.trim(),
    );
    if (clashes.length > 0) throw new ProfileClash(words, stored, clashes);
    try {
      // Of a record from before edits were counted, 0 was read.
      return await save({ ...patchFrom(changed, stored), id: stored.id, version: stored.version ?? 0 });
    } catch (error) {
      if (!(error instanceof CallFailed) || error.code !== 'CONFLICT' || race === RACES) throw error;
      stored = await load();
    }
  }
}
