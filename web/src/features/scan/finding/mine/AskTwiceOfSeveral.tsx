import { platformTable } from '#domain/platform/platform-table';
import type { Finding } from '#domain/scan/finding';
import { Dialog } from '../../../../ui/Dialog.tsx';
import { ShownText } from '../../../../ui/text/ShownText.tsx';
import { words } from '../words.ts';
import { words as ofTwice } from './words.ts';

interface Props {
  /** Those of the ticked that look like copies. */
  doubted: readonly Finding[];
  onYes: () => void;
  onNo: () => void;
}

/** Before likely clones are taken for one's own together: which they are, and what the answer does. */
export function AskTwiceOfSeveral({ doubted, onYes, onNo }: Props) {
  const said = ofTwice.several;
  return (
    <Dialog title={said.title} onClose={onNo}>
      <p>{said.why(doubted.length)}</p>
      <ul className="list">
        {doubted.map(({ id, platform, theirs }) => (
          <li key={id}>
            <span className="handle">
              <ShownText text={theirs.handle} />
            </span>{' '}
            {words.title.on(platformTable[platform].name)}
          </li>
        ))}
      </ul>
      <p>{said.then}</p>
      <p className="actions">
        <button type="button" className="button primary" onClick={onNo}>
          {said.no}
        </button>
        <button type="button" className="button" onClick={onYes}>
          {said.yes}
        </button>
      </p>
    </Dialog>
  );
}
