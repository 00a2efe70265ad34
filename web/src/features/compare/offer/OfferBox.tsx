import { type ReactNode, useState } from 'react';
import { toast } from '../../../ui/Toast.tsx';
import styles from './OfferBox.module.css';
import { words } from './words.ts';

/** One thing that can be used, chosen unless it is unchecked. */
export interface Row {
  what: string;
  label: string;
  value: ReactNode;
}

interface Props {
  /** Of its title. */
  id: string;
  lead?: string;
  rows: readonly Row[];
  busy: boolean;
  /** Uses what is chosen; what it throws is said, and the offer stays. */
  onUse: (wanted: (what: string) => boolean) => Promise<unknown>;
  onLeave: () => void;
  /** What is left to do where nothing is to be used. */
  action?: ReactNode;
  /** What else was typed, and where it leads. */
  children?: ReactNode;
}

/** The box may go with the button that was pressed: the focus goes to what it stands above. */
const toMain = () => document.getElementById('main')?.focus({ preventScroll: true });

/** What was typed into a comparison, to be used where one is now: all of it or a part, by one's own choice. */
export function OfferBox({ id, lead, rows, busy, onUse, onLeave, action, children }: Props) {
  const [without, setWithout] = useState<ReadonlySet<string>>(new Set());
  const wanted = (what: string) => !without.has(what);
  const use = () =>
    onUse(wanted).then(toMain, (error: Error) => {
      toast(error.message);
    });
  return (
    <section className={`note seal-note no-print ${styles.offer}`} aria-labelledby={id}>
      <h2 className="h4" id={id}>
        {words.title}
      </h2>
      {lead && <p className="small">{lead}</p>}
      {rows.length > 0 && (
        <div className={styles.rows}>
          {rows.map(({ what, label, value }) => (
            <label className="check" key={what}>
              <input
                type="checkbox"
                checked={wanted(what)}
                disabled={busy}
                onChange={() =>
                  setWithout((before) => {
                    const after = new Set(before);
                    if (!after.delete(what)) after.add(what);
                    return after;
                  })
                }
              />
              <span className={styles.value}>
                <span className="label">{label}</span> {value}
              </span>
            </label>
          ))}
        </div>
      )}
      {children}
      <p className="actions">
        {rows.length > 0 ? (
          <button
            type="button"
            className="button primary"
            disabled={busy || !rows.some(({ what }) => wanted(what))}
            onClick={() => void use()}
          >
            {words.use}
          </button>
        ) : (
          action
        )}
        <button
          type="button"
          className="button plain"
          disabled={busy}
          onClick={() => {
            toMain();
            onLeave();
          }}
        >
          {words.leave}
        </button>
      </p>
    </section>
  );
}
