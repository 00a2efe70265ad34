import type { Case } from '#domain/case/case';
import { placeName } from '#domain/case/place';
import { isOne } from '#domain/case/represented/told';
import { isAccount } from '#domain/scan/finding';

/** The account that it was found beside and the one that they say it imitates, as people call them, where these are two of their own. */
export function comparedBeside({
  behalf,
  imitates,
  snapshot,
}: Case): { compared: string; said: string } | undefined {
  const { platform, handle } = snapshot?.yours ?? {};
  if (behalf || !imitates || imitates.platform === 'DOMAIN') return undefined;
  if (!snapshot || !isAccount(snapshot.yours) || !platform || !handle) return undefined;
  if (isOne(imitates, { platform, handle, name: null })) return undefined;
  const called = (on: typeof platform, name: string) => `${name} on ${placeName(on)}`;
  return { compared: called(platform, handle), said: called(imitates.platform, imitates.handle) };
}
