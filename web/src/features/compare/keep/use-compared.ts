import { useState } from 'react';
import type { Draft, Side } from '../side.ts';

/** That a person compared both, and when, in milliseconds since 1970. */
interface Compared {
  /** What was compared: another entry asks again. */
  of: string;
  at: number;
}

const KEY = 'countersign.compared';

const side = ({ link, platform, name, bio, picture }: Side) => [link, platform, name, bio, picture?.hash];
/** That they may speak for a business is another word than that they are the person shown. */
const what = ({ yours, theirs, business }: Draft) =>
  JSON.stringify([side(yours), side(theirs), ...(business ? ['business'] : [])]);

function kept(of: string, store: Storage): number | undefined {
  try {
    const said = JSON.parse(store.getItem(KEY) ?? 'null') as Compared | null;
    return said?.of === of ? said.at : undefined;
  } catch {
    return undefined;
  }
}

/**
 * When the person said that they compared both sides of `draft`, kept in this tab as the draft is: it is asked once, and one
 * time stands in the report, in the case and in its pack.
 */
export function useCompared(draft: Draft, store: Storage = sessionStorage) {
  const of = what(draft);
  const [said, setSaid] = useState<Compared | undefined>();
  const at = said?.of === of ? said.at : kept(of, store);
  const say = (sure: boolean, now = Date.now()) => {
    setSaid(sure ? { of, at: now } : undefined);
    try {
      if (sure) store.setItem(KEY, JSON.stringify({ of, at: now }));
      else store.removeItem(KEY);
    } catch {
      // The browser refuses: it is known as long as the page stands.
    }
  };
  return { at, say };
}

/** With the entries goes what was said of them. */
export const forgetCompared = (store: Storage = sessionStorage): void => store.removeItem(KEY);
