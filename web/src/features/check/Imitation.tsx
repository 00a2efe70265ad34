import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { Platform } from '#domain/platform/platform';
import type { PublicCheck } from '#domain/proof/public-check';
import { Dialog } from '../../ui/Dialog.tsx';
import { ImitationForm } from './ImitationForm.tsx';
import { words } from './words.ts';

interface Props {
  platform: Platform;
  handle: string;
  /** What the register says of it: a review could pause or end what it shows, or bring it back. */
  state: PublicCheck['state'];
  /** `own`: the link to the person's own account, where they gave one. */
  onCompare: (own?: string) => void;
}

/** "This account is impersonating me": of a confirmed or paused account a person looks at both, of any other the comparison helps at once. */
export function Imitation({ platform, handle, state, onCompare }: Props) {
  const [open, setOpen] = useState(false);
  return (
    <section>
      <h2 className="h4">{words.imitation.title}</h2>
      <p className="small quiet">{words.imitation[state]}</p>
      <p className="actions">
        {state !== 'unknown' ? (
          <button type="button" className="button" onClick={() => setOpen(true)}>
            {words.imitation.impersonating}
          </button>
        ) : (
          <Link className="button" to="/compare" onClick={() => onCompare()}>
            {words.imitation.impersonating}
          </Link>
        )}
      </p>
      {open && (
        <Dialog title={words.imitation.impersonating} onClose={() => setOpen(false)}>
          <ImitationForm
            platform={platform}
            handle={handle}
            paused={state === 'paused'}
            onCompare={onCompare}
          />
        </Dialog>
      )}
    </section>
  );
}
