import { cookies } from '../../legal/cookies.tsx';
import { LegalText } from '../../legal/LegalText.tsx';
import { privacy } from '../../legal/privacy.tsx';
import { terms } from '../../legal/terms.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';

const documents = { terms, privacy, cookies };
export type LegalName = keyof typeof documents;

/** One of the documents that somebody agrees to; loaded when it is opened. */
export const LegalDialog = ({ name, onClose }: { name: LegalName; onClose: () => void }) => (
  <Dialog title={documents[name].title} onClose={onClose}>
    <LegalText document={documents[name]} level={3} />
  </Dialog>
);
