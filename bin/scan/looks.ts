import type { Platform } from '#domain/platform/platform';
import { fittedHandles } from '#domain/scan/fitted-handles';
import type { Look } from '#domain/scan/scan-plan';

/** A handle as a platform may have it: maya-hollimund is maya_hollimund on X. Undefined where no account can be called so. */
export function handleOn(platform: Platform, handle: string): string | undefined {
  return [handle, handle.toLowerCase()].flatMap((one) => fittedHandles(platform, one))[0];
}

/** What to look for on a platform; by name only where the person at the terminal names somebody. */
export function lookFor(platform: Platform, handle: string, name: string | undefined): Look | undefined {
  const there = handleOn(platform, handle);
  return there === undefined
    ? undefined
    : {
        ...{ platform, here: [there], handles: [there], byName: name !== undefined },
        ...{ elsewhere: [], proven: [], provenHere: [] },
      };
}
