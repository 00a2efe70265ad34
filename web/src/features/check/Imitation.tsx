import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { Platform } from '#domain/platform/platform';
import { Dialog } from '../../ui/Dialog.tsx';
import { ImitationForm } from './ImitationForm.tsx';
import { words } from './words.ts';

interface Props {
  platform: Platform;
  handle: string;
  /** True where the register shows something that a review could pause. */
  registered: boolean;
  onCompare: () => void;
}

/** "This account is impersonating me": of a confirmed account a person looks at both, of any other the comparison helps at once. */
export function Imitation({ platform, handle, registered, onCompare }: Props) {
  const [open, setOpen] = useState(false);
  return (
    <section>
      <h2 className="h4">{words.imitation.title}</h2>
      <p className="small quiet">{registered ? words.imitation.registered : words.imitation.unregistered}</p>
      <p className="actions">
        {registered ? (
          <button type="button" className="button" onClick={() => setOpen(true)}>
            {words.imitation.impersonating}
          </button>
        ) : (
          <Link className="button" to="/compare" onClick={onCompare}>
            {words.imitation.impersonating}
          </Link>
        )}
      </p>
      {open && (
        <Dialog title={words.imitation.impersonating} onClose={() => setOpen(false)}>
          <ImitationForm platform={platform} handle={handle} onCompare={onCompare} />
        </Dialog>
      )}
    </section>
  );
}
