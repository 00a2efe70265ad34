import { useEffect, useState } from 'react';
import { accountAt, isAnywhere, type Draft } from '../side.ts';
import { forgetReplaced, replaced } from './taken-place.ts';
import { words } from './words.ts';

/** Another page put its account in place of the one that stood here: says so, and brings that one back. */
export function TookPlace({ onBack }: { onBack: (before: Draft) => void }) {
  const [before, setBefore] = useState(replaced);
  // Whoever leaves the page with the new account has settled on it.
  useEffect(() => forgetReplaced, []);
  if (!before) return null;
  return (
    <p className="note" role="status">
      {words.tookPlace.said(called(before))}{' '}
      <button
        type="button"
        className="link-like"
        onClick={() => {
          setBefore(undefined);
          onBack(before);
          document.getElementById('main')?.focus({ preventScroll: true });
        }}
      >
        {words.tookPlace.back}
      </button>
    </p>
  );
}

/** The account that is gone, by its handle: a copy bears the person's own name. */
function called({ yours, theirs }: Draft): string {
  const account = accountAt(theirs);
  const { link, name } = theirs;
  if (!account) return link || (name !== yours.name && name) || words.tookPlace.nameless;
  const { handle, shown = handle, platformName } = account;
  return isAnywhere(theirs) ? shown : words.tookPlace.account(shown, platformName);
}
