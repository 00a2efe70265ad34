import type { ReviewedRival } from '#domain/proof/review';
import { knownAs, wayOf } from './known-as.ts';
import { words } from './words.ts';

const { table: said } = words;

/** The other side of a dispute. */
export function Rival({ rival }: { rival: ReviewedRival }) {
  const { kind, how, at, listed } = rival;
  return (
    <>
      {said.byRival[kind]}: {wayOf(how, at)}
      <br />
      {knownAs(rival)}
      {!listed && (
        <>
          <br />
          <strong>{said.withdrawn}</strong>
        </>
      )}
    </>
  );
}
