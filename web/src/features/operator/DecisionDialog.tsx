import { useState } from 'react';
import { platformTable } from '#domain/platform/platform-table';
import { Dialog } from '../../ui/Dialog.tsx';
import { LongField } from '../../ui/LongField.tsx';
import type { Account, Decision } from './api.ts';
import { decisionWords } from './review-words.ts';

const MOST_WORDS = 500;

interface Props {
  account: Account;
  decision: Decision;
  onDecide: (reason: string) => void;
  onClose: () => void;
}

/** What a decision does, and why it is made: the reason is kept, for the other operators and for whom it concerns. */
export function DecisionDialog({ account, decision, onDecide, onClose }: Props) {
  const [reason, setReason] = useState('');
  const [tried, setTried] = useState(false);
  const { title, button, does } = decisionWords[decision];
  const decide = (event: React.FormEvent) => {
    event.preventDefault();
    setTried(true);
    // One line is kept: it is read in a list.
    const line = reason.replace(/\s+/g, ' ').trim();
    if (line) onDecide(line);
  };
  return (
    <Dialog title={title} onClose={onClose}>
      <form className="stack" onSubmit={decide} noValidate>
        <p>
          <span className="handle">{account.handle}</span> on {platformTable[account.platform].name}. {does}
        </p>
        <LongField
          label="Why"
          rows={2}
          maxLength={MOST_WORDS}
          value={reason}
          onChange={setReason}
          hint="Kept under Decided. Its holder reads it in the copy of their data."
          error={tried && reason.trim() === '' && 'This field is required'}
        />
        <p className="actions">
          <button type="submit" className="button primary">
            {button}
          </button>
          <button type="button" className="button" onClick={onClose}>
            Leave it
          </button>
        </p>
      </form>
    </Dialog>
  );
}
