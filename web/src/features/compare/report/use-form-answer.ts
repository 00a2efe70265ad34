import { useState } from 'react';
import type { Platform } from '#domain/platform/platform';

const keyOf = (platform: Platform) => `countersign.form.${platform}`;

/** What somebody answered to the question that decides between a platform's forms, as whether they have an account there; this tab remembers it. */
export function useFormAnswer(platform: Platform): [string | undefined, (answer: string) => void] {
  const [said, setSaid] = useState(() => kept(platform));
  const say = (answer: string) => {
    setSaid(answer);
    try {
      sessionStorage.setItem(keyOf(platform), answer);
    } catch {
      // The browser refuses: it is asked again after a reload.
    }
  };
  return [said, say];
}

function kept(platform: Platform): string | undefined {
  try {
    return sessionStorage.getItem(keyOf(platform)) ?? undefined;
  } catch {
    // A page that is drawn in the build has no storage, and a browser may refuse it.
    return undefined;
  }
}
