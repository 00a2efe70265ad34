import { useState } from 'react';
import { useNow } from '../../lib/use-now.ts';
import { when } from '../../lib/when.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { Mark } from '../../ui/Mark.tsx';
import { toast } from '../../ui/Toast.tsx';
import { Skeleton, Trouble } from '../../ui/Trouble.tsx';
import { useAnswer, useAsk, useBreak, useConnections, type ConnectionRow } from './api.ts';
import { Findable } from './Findable.tsx';
import { FindPerson } from './FindPerson.tsx';
import { GivenVouches } from './GivenVouches.tsx';
import { connectedWords, groupsOf } from './groups.ts';
import { useLiveConnections } from './live.ts';
import { PeopleList } from './PeopleList.tsx';
import { words } from './words.ts';
import styles from './People.module.css';
import { ShownText } from '../../ui/text/ShownText.tsx';

const failed = { onError: (error: Error) => toast(error.message) };

/** The people one knows: who asks, who is connected, whom one asked; and finding more. */
export function People() {
  useLiveConnections();
  const now = useNow();
  const { data, error, refetch } = useConnections();
  const ask = useAsk();
  const answer = useAnswer();
  const end = useBreak();
  const [ending, setEnding] = useState<ConnectionRow>();
  if (!data) return error ? <Trouble words={error.message} again={() => void refetch()} /> : <Skeleton />;

  const { asking, connected, waiting, ended, ignored } = groupsOf(data.connections);
  const busy = ask.isPending || answer.isPending || end.isPending;
  const name = ({ peerName }: ConnectionRow) => peerName ?? 'Somebody';
  const act = (row: ConnectionRow, label: string, run: () => void, primary = false) => (
    <button
      type="button"
      className={primary ? 'button primary quiet-button' : 'button quiet-button'}
      disabled={busy}
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
    </div>
  );
  const ignore = (row: ConnectionRow) =>
    answer.mutate(
      { peerId: row.peerId, answer: 'ignore' },
      {
        ...failed,
        onSuccess: () => toast(`${name(row)} is ignored and not told.`),
      },
    );

  return (
    <>
      <p className={`lead ${styles.vouching}`} role="status">
        {connectedWords(data.vouching)}
      </p>
      <PeopleList title="They ask to connect" rows={asking}>
        {(row) => (
          <>
            {line(row, <Mark kind="wait">Waits for you</Mark>)}
            <p className="actions">
              {act(
                row,
                'Accept',
                () => answer.mutate({ peerId: row.peerId, answer: 'accept' }, failed),
                true,
              )}
              {act(row, 'Ignore', () => ignore(row))}
            </p>
          </>
        )}
      </PeopleList>
      <PeopleList title="Connected" rows={connected}>
        {(row) => (
          <>
            {line(
              row,
              row.peerVerified ? (
                <Mark kind="done">{words.verified}</Mark>
              ) : (
                <Mark kind="wait">{words.notVerified}</Mark>
              ),
            )}
            <p className="actions">{act(row, 'End', () => setEnding(row))}</p>
            <GivenVouches row={row} />
          </>
        )}
      </PeopleList>
      <PeopleList title="You asked" rows={waiting}>
        {(row) => (
          <>
            {line(row, <Mark kind="wait">No answer yet</Mark>)}
            <p className="actions">{act(row, 'Take back', () => end.mutate(row.peerId, failed))}</p>
          </>
        )}
      </PeopleList>
      <FindPerson />
      <PeopleList title="Ended" rows={ended}>
        {(row) => (
          <>
            {line(row, <Mark kind="none">Ended</Mark>)}
            <p className="actions">
              {act(row, 'Ask again', () => ask.mutate({ peerId: row.peerId }, failed))}
            </p>
          </>
        )}
      </PeopleList>
      <PeopleList title="Ignored" rows={ignored}>
        {(row) => (
          <>
            {line(row, <Mark kind="none">You ignore them</Mark>)}
            <p className="actions">
              {act(row, 'Accept after all', () =>
                answer.mutate({ peerId: row.peerId, answer: 'accept' }, failed),
              )}
            </p>
          </>
        )}
      </PeopleList>
      <Findable findable={data.findable} />
      {ending && (
        <Dialog title={`End the connection with ${name(ending)}?`} onClose={() => setEnding(undefined)}>
          <p>{words.ending(name(ending))}</p>
          <p className="actions">
            <button
              type="button"
              className="button primary"
              disabled={busy}
              onClick={() => end.mutate(ending.peerId, { ...failed, onSettled: () => setEnding(undefined) })}
            >
              End it
            </button>
            <button type="button" className="button" onClick={() => setEnding(undefined)}>
              Keep it
            </button>
          </p>
        </Dialog>
      )}
    </>
  );
}
