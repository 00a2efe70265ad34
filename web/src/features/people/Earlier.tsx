import { ShownText } from '../../ui/text/ShownText.tsx';
import type { ConnectionRow } from './api.ts';
import { words } from './words.ts';

/** What somebody was called before: who is connected might take the name of somebody else. */
export const Earlier = ({ row: { earlierName, asked } }: { row: ConnectionRow }) =>
  earlierName && (
    <span className="label">
      <ShownText text={words.people.earlier(earlierName, asked)} />
    </span>
  );
