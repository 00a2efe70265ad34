import type { Arrival } from './use-brought.ts';
import { words } from './words.ts';

/** What was brought, what is missing of it, and a way to say that it is one's own profile. */
export function Came({ arrival: { brought, picture }, onOwn }: { arrival: Arrival; onOwn: () => void }) {
  const { link, name, unread, pictureMissing } = brought;
  if (unread)
    return (
      <p className="note" role="status">
        {words.came.unread}
      </p>
    );
  return (
    <div className="note" aria-label={words.came.label} role="status">
      <p>{link ? words.came.filled : words.came.screenshot}</p>
      {link && !name && !picture && <p>{words.came.bare}</p>}
      {pictureMissing && <p>{words.came.noPicture}</p>}
      <p>
        <button type="button" className="link-like" onClick={onOwn}>
          {words.came.own}
        </button>
      </p>
    </div>
  );
}
