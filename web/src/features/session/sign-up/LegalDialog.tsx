import { cookies } from '../../legal/cookies.tsx';
import { LegalText } from '../../legal/LegalText.tsx';
import { privacy } from '../../legal/privacy.tsx';
import { terms } from '../../legal/terms.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { useBackCloses } from './use-back-closes.ts';

const documents = { terms, privacy, cookies };
export type LegalName = keyof typeof documents;

/** One of the documents that somebody agrees to; loaded when it is opened. */
export function LegalDialog({ name, onClose }: { name: LegalName; onClose: () => void }) {
  const close = useBackCloses(onClose);
  return (
    <Dialog title={documents[name].title} onClose={close}>
      <LegalText document={documents[name]} level={3} />
    </Dialog>
  );
}
