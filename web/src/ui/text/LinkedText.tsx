import { Fragment } from 'react';
import { Link } from 'react-router-dom';

/** `[words](address)`; an address of ours begins with a slash. */
const link = /\[([^\]]+)\]\(([^)\s]+)\)/;

/** A text of a table in which `[words](address)` is a link; everything else stands as it is. */
export const LinkedText = ({ text }: { text: string }) => {
  // Between two links, and after the last, stands text: every third part begins one.
  const parts = text.split(link);
  return parts.map((part, at) => {
    const address = parts[at + 1] ?? '';
    if (at % 3 === 0) return <Fragment key={at}>{part}</Fragment>;
    if (at % 3 === 2) return null;
    return address.startsWith('/') ? (
      <Link key={at} to={address}>
        {part}
      </Link>
    ) : (
      <a key={at} href={address} target="_blank" rel="noreferrer">
        {part}
      </a>
    );
  });
};
