import { useState } from 'react';
import { Link } from 'react-router-dom';
import { later } from '../../../ui/later.tsx';
import type { Given } from './given.ts';
import { words } from '../words.ts';

const said = words.submit;
const SubmitForm = later(async () => (await import('./SubmitForm.tsx')).SubmitForm);
const GivenStands = later(async () => (await import('./GivenStands.tsx')).GivenStands);

/**
 * An account of a platform that we cannot search, given by the person: it becomes a finding from what they saw. The form comes
 * when it is asked for, and keeps what is typed while it is closed.
 */
export function SubmitProfile() {
  const [open, setOpen] = useState(false);
  const [asked, setAsked] = useState(false);
  const [given, setGiven] = useState<Given>();
  const ask = () => {
    setAsked(true);
    setOpen(true);
  };
  return (
    <>
      {asked && <SubmitForm open={open} onClose={() => setOpen(false)} onGiven={setGiven} />}
      {given && <GivenStands given={given} />}
      {!open && (
        <p className="small quiet">
          {said.lead}{' '}
          <button type="button" className="link-like" onClick={ask}>
            {said.give}
          </button>{' '}
          {said.joins} <Link to="/compare">{said.compare}</Link> {said.here}
        </p>
      )}
    </>
  );
}
