import { useSetFindable } from './api.ts';

/** Whether others may see one's name when they type an exact address. Off until one says so. */
export function Findable({ findable }: { findable: boolean }) {
  const set = useSetFindable();
  const shown = set.isPending ? set.variables : findable;
  return (
    <section aria-labelledby="being-found">
      <h2 className="h4" id="being-found">
        Being found
      </h2>
      <label className="check">
        <input
          type="checkbox"
          checked={shown}
          disabled={set.isPending}
          onChange={({ target }) => set.mutate(target.checked)}
        />
        <span>
          Show my name to people who type my exact address
          <span className="label proof-note">
            Off, you read like nobody. Requests reach you either way, and whoever you ignore is not told.
          </span>
        </span>
      </label>
      {set.error && (
        <p className="note" role="alert">
          Not saved. {set.error.message}
        </p>
      )}
    </section>
  );
}
