import type { SocialAccount } from '#domain/platform/social-account';
import { accountHandle } from '#domain/platform/social-account';
import { platformTable } from '#domain/platform/platform-table';
import { dayOf } from '../../lib/when.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { words } from './words.ts';

const said = words.removing;

interface Props {
  account: SocialAccount;
  onYes: () => void;
  onClose: () => void;
}

/** Asks before a proven account leaves the list: its proof ends with that, and no undo brings its day back. */
export const RemoveProven = ({ account, onYes, onClose }: Props) => (
  <Dialog
    title={said.title(accountHandle(account) ?? account.pageUrl, platformTable[account.platform].name)}
    onClose={onClose}
  >
    <p className="prose">{said.words(dayOf(account.verifiedAt!))}</p>
    <p className="actions">
      <button type="button" className="button primary" onClick={onYes}>
        {said.yes}
      </button>
      <button type="button" className="button" onClick={onClose}>
        {said.no}
      </button>
    </p>
  </Dialog>
);
