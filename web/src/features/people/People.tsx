import { useState } from 'react';
import { useNow } from '../../lib/use-now.ts';
import { when } from '../../lib/when.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { Mark } from '../../ui/Mark.tsx';
import { toast } from '../../ui/Toast.tsx';
import { Skeleton, Trouble } from '../../ui/Trouble.tsx';
import { useAnswer, useAsk, useBreak, useConnections, type ConnectionRow } from './api.ts';
import { Earlier } from './Earlier.tsx';
import { Findable } from './Findable.tsx';
import { FindPerson } from './FindPerson.tsx';
import { GivenVouches } from './GivenVouches.tsx';
import { connectedWords } from './connected-words.ts';
import { groupsOf } from './groups.ts';
import { NameFirst, useIsNameless } from './NameFirst.tsx';
import { PeopleList } from './PeopleList.tsx';
import { aboutRequest } from './sent/sent-request.ts';
import { words as ofSent } from './sent/words.ts';
import { words } from './words.ts';
import styles from './People.module.css';
import { ShownText } from '../../ui/text/ShownText.tsx';

const failed = { onError: (error: Error) => toast(error.message) };

/** The people one knows: who asks, who is connected, whom one asked; and finding more. `leftOut`: of public checks. */
export function People({ leftOut }: { leftOut: boolean }) {
  const now = useNow();
  const { data, error, refetch } = useConnections();
  const ask = useAsk();
  const answer = useAnswer();
  const end = useBreak();
  const isNameless = useIsNameless();
  const [ending, setEnding] = useState<ConnectionRow>();
  if (!data) return error ? <Trouble words={error.message} again={() => void refetch()} /> : <Skeleton />;

  const { asking, connected, waiting, ended, ignored } = groupsOf(data.connections);
  const busy = ask.isPending || answer.isPending || end.isPending;
  const name = ({ peerName }: ConnectionRow) => peerName ?? words.someone;
  const act = (row: ConnectionRow, label: string, run: () => void, primary = false, may = true) => (
    <button
      type="button"
      className={primary ? 'button primary quiet-button' : 'button quiet-button'}
      disabled={busy || !may}
      onClick={run}
    >
      {label}
      <span className="vh"> {name(row)}</span>
    </button>
  );
  const line = (row: ConnectionRow, mark: React.ReactNode) => (
    <div>
      <strong className={styles.name}>
        <ShownText text={name(row)} />
      </strong>
      <span className={styles.state}>
        {mark} <span className="label">{when(row.updatedAt, now)}</span>
      </span>
      <Earlier row={row} />
    </div>
  );
  const ignore = (row: ConnectionRow) =>
    answer.mutate(
      { peerId: row.peerId, answer: 'ignore' },
      {
        ...failed,
        onSuccess: () => toast(words.asking.ignored(name(row))),
      },
    );

  const cancel = (row: ConnectionRow) =>
    end.mutate(row.peerId, {
      ...failed,
      onSuccess: () => toast(ofSent.canceled, undefined, aboutRequest(name(row))),
    });

  return (
    <>
      <p className={`lead ${styles.vouching}`} role="status">
        {connectedWords(data.vouching)}
      </p>
      {asking.length > 0 && <NameFirst />}
      {asking.length > 0 && <p className="prose">{words.asking.check}</p>}
      <PeopleList title={words.asking.title} rows={asking}>
        {(row) => (
          <>
            {line(
              row,
              <>
                <Mark kind="wait">{words.asking.mark}</Mark>{' '}
                {row.peerVerified !== null && (
                  <Mark kind={row.peerVerified ? 'done' : 'none'}>
                    {row.peerVerified ? words.people.verified : words.people.notVerified}
                  </Mark>
                )}
              </>,
            )}
            <p className="actions">
              {act(
                row,
                words.asking.accept,
                () => answer.mutate({ peerId: row.peerId, answer: 'accept' }, failed),
                true,
                !isNameless,
              )}
              {act(row, words.asking.ignore, () => ignore(row))}
            </p>
          </>
        )}
      </PeopleList>
      <PeopleList title={words.people.title} rows={connected}>
        {(row) => (
          <>
            {line(
              row,
              row.peerVerified !== null && (
                <Mark kind={row.peerVerified ? 'done' : 'wait'}>
                  {row.peerVerified ? words.people.verified : words.people.notCounted}
                </Mark>
              ),
            )}
            <p className="actions">{act(row, words.people.end, () => setEnding(row))}</p>
            <GivenVouches row={row} />
          </>
        )}
      </PeopleList>
      <PeopleList title={words.waiting.title} rows={waiting}>
        {(row) => (
          <>
            {line(row, <Mark kind="wait">{words.waiting.mark}</Mark>)}
            <p className="actions">{act(row, words.waiting.cancel, () => cancel(row))}</p>
          </>
        )}
      </PeopleList>
      <FindPerson />
      <PeopleList title={words.ended.title} rows={ended}>
        {(row) => (
          <>
            {line(row, <Mark kind="none">{words.ended.mark}</Mark>)}
            <p className="actions">
              {act(row, words.ended.again, () => ask.mutate({ peerId: row.peerId }, failed))}
            </p>
          </>
        )}
      </PeopleList>
      <PeopleList title={words.ignored.title} rows={ignored}>
        {(row) => (
          <>
            {line(row, <Mark kind="none">{words.ignored.mark}</Mark>)}
            <p className="actions">
              {act(row, words.ignored.accept, () =>
                answer.mutate({ peerId: row.peerId, answer: 'accept' }, failed),
              )}
            </p>
          </>
        )}
      </PeopleList>
      <Findable findable={data.findable} leftOut={leftOut} />
      {ending && (
        <Dialog title={words.ending.title(name(ending))} onClose={() => setEnding(undefined)}>
          <p>{words.ending.text(name(ending))}</p>
          <p className="actions">
            <button
              type="button"
              className="button primary"
              disabled={busy}
              onClick={() => end.mutate(ending.peerId, { ...failed, onSettled: () => setEnding(undefined) })}
            >
              {words.ending.end}
            </button>
            <button type="button" className="button" onClick={() => setEnding(undefined)}>
              {words.ending.keep}
            </button>
          </p>
        </Dialog>
      )}
    </>
  );
}
