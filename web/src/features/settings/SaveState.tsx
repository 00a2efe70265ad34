import { words } from './words.ts';

const { saves } = words;

/** What became of a save, said calmly and announced: nothing, on its way, retrying, or refused with the reason. `kept`: what is not lost. */
export function SaveState({
  retrying,
  refused,
  kept = saves.textKept,
}: {
  retrying: boolean;
  refused?: string;
  kept?: string;
}) {
  return (
    <p className={retrying || refused ? 'note' : undefined} role="status">
      {retrying ? saves.retrying(kept) : refused}
    </p>
  );
}
