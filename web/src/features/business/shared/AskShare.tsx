import type { SharedFinding } from '#domain/business/shared-finding';
import { Dialog } from '../../../ui/Dialog.tsx';
import { SharedLine } from './SharedLine.tsx';
import { words } from './words.ts';
import styles from './SharedFindings.module.css';

interface Props {
  finding: SharedFinding;
  business: string;
  busy: boolean;
  onYes: () => void;
  onClose: () => void;
}

/** Shows what the business will see, before it does. */
export const AskShare = ({ finding, business, busy, onYes, onClose }: Props) => (
  <Dialog title={words.ask.title(business)} onClose={onClose}>
    <p>{words.ask.sees}</p>
    <div className={styles.seen}>
      <SharedLine finding={finding} />
    </div>
    <p className="quiet">{words.ask.not}</p>
    <p className="actions">
      <button type="button" className="button primary" disabled={busy} onClick={onYes}>
        {words.ask.yes}
      </button>
      <button type="button" className="button" onClick={onClose}>
        {words.ask.no}
      </button>
    </p>
  </Dialog>
);
