import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { Platform } from '#domain/platform/platform';
import { Dialog } from '../../ui/Dialog.tsx';
import { ImitationForm } from './ImitationForm.tsx';

interface Props {
  platform: Platform;
  handle: string;
  /** True where the register shows something that a review could pause. */
  registered: boolean;
  onCompare: () => void;
}

/** "This imitates me": of a confirmed account a person looks at both, of any other the comparison helps at once. */
export function Imitation({ platform, handle, registered, onCompare }: Props) {
  const [open, setOpen] = useState(false);
  return (
    <section>
      <h2 className="h4">Something wrong?</h2>
      <p className="small quiet">
        {registered
          ? 'If this account uses your name or picture, tell us. While two holders overlap, both badges pause.'
          : 'If this account uses your name or picture: compare it with yours and get the report for the platform.'}
      </p>
      <p className="actions">
        {registered ? (
          <button type="button" className="button" onClick={() => setOpen(true)}>
            This imitates me
          </button>
        ) : (
          <Link className="button" to="/compare" onClick={onCompare}>
            This imitates me
          </Link>
        )}
      </p>
      {open && (
        <Dialog title="This imitates me" onClose={() => setOpen(false)}>
          <ImitationForm platform={platform} handle={handle} onCompare={onCompare} />
        </Dialog>
      )}
    </section>
  );
}
