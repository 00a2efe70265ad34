import { Fragment } from 'react';
import { namesIn } from './names-in.ts';

interface Props {
  text: string;
  /** Handles that stand in it without their @. */
  known?: readonly string[];
}

/** A text with its handles and links in the face of handles, where rn is not taken for m. */
export const NamesApart = ({ text, known }: Props) =>
  namesIn(known)(text).map((part, at) =>
    part.isName ? (
      <span key={at} className="handle">
        {part.text}
      </span>
    ) : (
      <Fragment key={at}>{part.text}</Fragment>
    ),
  );
