import { useEffect, useState } from 'react';
import type { Draft } from '../side.ts';
import { forgetReplaced, replaced } from './taken-place.ts';
import { words } from './words.ts';

/** Another page put its account in place of the one that stood here: says so, and brings that one back. */
export function TookPlace({ onBack }: { onBack: (before: Draft) => void }) {
  const [before, setBefore] = useState(replaced);
  // Whoever leaves the page with the new account has settled on it.
  useEffect(() => forgetReplaced, []);
  if (!before) return null;
  const { link, name } = before.theirs;
  return (
    <p className="note" role="status">
      {words.tookPlace.said(name || link || words.tookPlace.nameless)}{' '}
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
