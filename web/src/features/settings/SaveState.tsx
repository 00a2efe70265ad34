/** What became of a save, said calmly and announced: nothing, on its way, retrying, or refused with the reason. `kept`: what is not lost. */
export function SaveState({
  retrying,
  refused,
  kept = 'Your text is kept.',
}: {
  retrying: boolean;
  refused?: string;
  kept?: string;
}) {
  return (
    <p className={retrying || refused ? 'note' : undefined} role="status">
      {retrying ? `Not saved, retrying. ${kept}` : refused}
    </p>
  );
}
