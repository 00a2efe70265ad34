import { useId } from 'react';
import { Link } from 'react-router-dom';
import { wordFor } from '#domain/people/word-for';
import type { AccountProof } from '#domain/proof/proof';
import { Mark } from '../../ui/Mark.tsx';
import { toast } from '../../ui/Toast.tsx';
import { Earlier } from './Earlier.tsx';
import { useAskVouch, useConnections, type ConnectionRow } from './api.ts';
import { words } from './words.ts';
import styles from './Vouches.module.css';

/** Who is asked to say that this account is the person's, and who said so. */
export function AskedVouches({ account }: { account: AccountProof }) {
  const id = useId();
  const { data } = useConnections();
  const ask = useAskVouch();
  if (!data) return null;
  const { platform, handle } = account;
  const connected = data.connections.filter(({ status }) => status === 'ACCEPTED');
  const stateOf = ({ vouches }: ConnectionRow) => wordFor(vouches, account)?.state;
  const send = ({ peerId }: ConnectionRow, wanted: boolean) =>
    ask.mutate({ peerId, platform, handle, ask: wanted }, { onError: (error) => toast(error.message) });
  return (
    <section className="small" aria-labelledby={id}>
      <h2 className="h4" id={id}>
        {words.asked.title}
      </h2>
      <p>{words.asked.lead}</p>
      {connected.length === 0 && (
        <p className="quiet">
          {words.asked.nobody}
          <Link to="/connections/people">{words.asked.find}</Link>
        </p>
      )}
      <ul className={styles.asked}>
        {connected.map((row) => {
          const state = stateOf(row);
          const name = row.peerName ?? words.someone;
          const label = !state
            ? words.asked.ask
            : state === 'ASKED'
              ? words.asked.cancel
              : words.asked.remove;
          return (
            <li key={row.peerId}>
              <span>
                <strong>{name}</strong> <Earlier row={row} />
              </span>
              <span>
                {state === 'ASKED' && <Mark kind="wait">{words.asked.asked}</Mark>}
                {state === 'GIVEN' && (
                  <Mark kind={row.peerVerified ? 'person' : row.peerVerified === null ? 'none' : 'wait'}>
                    {row.peerVerified === false ? words.asked.givenUnverified : words.asked.given}
                  </Mark>
                )}
              </span>
              <button
                type="button"
                className="button quiet-button"
                disabled={ask.isPending}
                onClick={() => send(row, !state)}
              >
                {label}
                <span className="vh"> {name}</span>
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
