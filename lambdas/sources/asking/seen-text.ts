/**
 * A text as a platform shows it, cut to what a profile of ours may hold; undefined where it shows none. Platforms say
 * "unset" as null, as absent or as an empty text.
 */
export const seenText = (text: string | null | undefined, max: number): string | undefined =>
  text?.trim() ? text.trim().slice(0, max) : undefined;

/** Links of a profile, as SeenProfile bounds them. */
export const seenLinks = (...links: (string | null | undefined)[]): string[] =>
  links.flatMap((link) => seenText(link, 2048) ?? []).slice(0, 20);

/** A moment in Unix seconds as ISO 8601; undefined where it is none. */
export function seenMoment(seconds: number | null | undefined): string | undefined {
  const moment = new Date((seconds ?? Number.NaN) * 1000);
  return Number.isNaN(moment.getTime()) ? undefined : moment.toISOString();
}
