import { useState } from 'react';
import { Link } from 'react-router-dom';
import { later } from '../../../ui/later.tsx';
import { words } from '../words.ts';
import type { Given } from './given.ts';
import { useAskedForm } from './use-asked-form.ts';

const said = words.submit;
const SubmitForm = later(async () => (await import('./SubmitForm.tsx')).SubmitForm);
const GivenStands = later(async () => (await import('./GivenStands.tsx')).GivenStands);

/**
 * An account of a platform that we cannot search, given by the person: it becomes a finding from what they saw. The form comes
 * when it is asked for, and keeps what is typed while it is closed.
 */
export function SubmitProfile() {
  const { isAsked, ask, form, button } = useAskedForm();
  const [given, setGiven] = useState<Given>();
  return (
    // From the first time on the part outlasts a scan (Coverage.module.css).
    <div className="stack-small" data-asked={isAsked || undefined}>
      {isAsked && <SubmitForm {...form} onGiven={setGiven} />}
      {given && <GivenStands given={given} />}
      {button && (
        <p className="small quiet">
          {said.lead}{' '}
          <button {...button} type="button" className="link-like" onClick={ask}>
            {said.give}
          </button>{' '}
          {said.joins} <Link to="/compare">{said.compare}</Link> {said.here}
        </p>
      )}
    </div>
  );
}
