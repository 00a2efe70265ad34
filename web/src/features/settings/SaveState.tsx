/** What became of a save, said calmly and announced: nothing, on its way, retrying, or refused with the reason. */
export function SaveState({ retrying, refused }: { retrying: boolean; refused?: string }) {
  return (
    <p className={retrying || refused ? 'note' : undefined} role="status">
      {retrying ? 'Not saved, retrying. Your text is kept.' : refused}
    </p>
  );
}
