import type { SeenProfile } from '#domain/scan/finding';
import { ShownText } from './ShownText.tsx';

/** An account by its handle and the name it shows: behind a comma, and on a narrow page on a line of its own. */
export const HandleAndName = ({ of: { handle, name } }: { of: Pick<SeenProfile, 'handle' | 'name'> }) => (
  <>
    <span className="handle">
      <ShownText text={handle} />
    </span>
    {name && (
      <span className="shown-name">
        <span>, </span>
        <ShownText text={name} />
      </span>
    )}
  </>
);
