import { platformTable } from '#domain/platform/platform-table';
import type { Finding } from '#domain/scan/finding';
import { Dialog } from '../../../../ui/Dialog.tsx';
import { HandleDiff } from '../../../../ui/handle-diff/HandleDiff.tsx';
import { weighed } from '#domain/scan/reasons/weighed';
import { useFindingDiff } from '../use-finding-diff.ts';
import { words } from './words.ts';

interface Props {
  finding: Finding;
  onYes: () => void;
  onNo: () => void;
}

/** Before a likely clone is taken for one's own: why it looks like one, and what the answer does. */
export function AskTwice({ finding, onYes, onNo }: Props) {
  const { platform, reasons } = finding;
  const diff = useFindingDiff(finding);
  return (
    <Dialog title={words.title} onClose={onNo}>
      {diff && <HandleDiff diff={diff} />}
      <p>{words.why(platformTable[platform].name)}</p>
      <ul className="list">
        {weighed(reasons).speaksFor.map((reason) => (
          <li key={reason.signal}>{reason.words}</li>
        ))}
      </ul>
      <p>{words.then}</p>
      <p className="actions">
        <button type="button" className="button primary" onClick={onNo}>
          {words.no}
        </button>
        <button type="button" className="button" onClick={onYes}>
          {words.yes}
        </button>
      </p>
    </Dialog>
  );
}
