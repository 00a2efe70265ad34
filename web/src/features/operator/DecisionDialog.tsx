import { platformTable } from '#domain/platform/platform-table';
import type { Account, Decision } from './api.ts';
import { ReasonDialog } from './ReasonDialog.tsx';
import { words } from './words.ts';

const said = words.dialog;

interface Props {
  account: Account;
  decision: Decision;
  /** Throws what is said of a decision that was not taken. */
  onDecide: (reason: string) => Promise<unknown>;
  onClose: () => void;
}

/** What a decision does, and why it is made: the reason is kept, for the other operators and for whom it concerns. */
export const DecisionDialog = ({ account: { platform, handle }, decision, onDecide, onClose }: Props) => (
  <ReasonDialog
    said={{ ...said, ...said[decision] }}
    draft={`decision-${decision}-${platform}-${handle}`}
    onReason={onDecide}
    onClose={onClose}
  >
    <span className="handle">{handle}</span>
    {said.on(platformTable[platform].name)}
    {said[decision].does}
  </ReasonDialog>
);
