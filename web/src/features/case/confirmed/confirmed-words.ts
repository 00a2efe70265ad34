import { checkStatement } from '#domain/proof/public-check';
import { utcDay } from '#domain/utc';
import type { ProfileCheck } from '../../check/check-profile.ts';

/** That its holder confirmed it, with the day as people write one: the register's own sentence has it as 2026-03-14. */
export function confirmedWords(check: ProfileCheck | undefined): string | undefined {
  if (!check?.registered) return undefined;
  const { confirmedSince, lastCheckedOn, statement } = check;
  return confirmedSince
    ? checkStatement({ state: 'confirmed', confirmedSince, lastCheckedOn: lastCheckedOn ?? '' }, utcDay)
    : statement;
}
