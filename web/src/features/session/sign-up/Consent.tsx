import {
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
  type RefObject,
} from 'react';
import { Authenticator, CheckboxField, useAuthenticator } from '@aws-amplify/ui-react';
import { focusFirstFault } from '../../../lib/form/focus-first-fault.ts';
import type { LegalName } from './LegalDialog.tsx';
import styles from './Consent.module.css';
import { CommonPassword } from '../passwords/CommonPassword.tsx';
import { words } from '../words.ts';
import { onSignUpPending, signUpPending } from './sign-up-pending.ts';
import { LegalDialog } from './late-legal.ts';
import { useWholePress } from './use-whole-press.ts';

const said = words.consent;
const DOCUMENTS: LegalName[] = ['terms', 'privacy', 'cookies'];

/**
 * The sign-up fields and the consent below them. The links stand beside the checkbox, not in its label: a click on one
 * must not tick it.
 */
export function SignUpFields() {
  const { validationErrors } = useAuthenticator((context) => [context.validationErrors]);
  const [open, setOpen] = useState<LegalName>();
  const box = useRef<HTMLDivElement>(null);
  useOwnMessages(box);
  useClosedWhilePending(box);
  useFirstFault(box, validationErrors);
  useWholePress(box);
  const error = validationErrors['acknowledgement'];
  const errorId = useId();
  return (
    <>
      <Authenticator.SignUp.FormFields />
      <CommonPassword />
      <div ref={box} className={styles.consent}>
        <CheckboxField
          name="acknowledgement"
          value="yes"
          label={said.agree}
          hasError={Boolean(error)}
          aria-describedby={error ? errorId : undefined}
        />
        <p className={`small ${styles.documents} ${styles.links}`}>
          {DOCUMENTS.map((name) => (
            <button key={name} type="button" className="link-like" onClick={() => setOpen(name)}>
              {said[name]}
            </button>
          ))}
        </p>
        {error && (
          <p className={`amplify-text--error ${styles.documents}`} id={errorId}>
            {error}
          </p>
        )}
      </div>
      {open && <LegalDialog name={open} onClose={() => setOpen(undefined)} />}
    </>
  );
}

/** Our messages stand under the fields; the browser's bubbles would come first and say something else. */
function useOwnMessages(inside: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const form = inside.current?.closest('form');
    if (form) form.noValidate = true;
  }, [inside]);
}

/** By then a form that was sent has been looked at, in milliseconds. */
const FOUND_WITHIN = 1000;

/** The button waits until nothing is wrong, which would drop the focus to the page: it goes where something has to be done. */
function useFirstFault(inside: RefObject<HTMLElement | null>, errors: object): void {
  const asked = useRef(false);
  useEffect(() => {
    const form = inside.current?.closest('form');
    let over: ReturnType<typeof setTimeout>;
    const typed = () => void (asked.current = false);
    const sent = () => {
      asked.current = true;
      // One fault is found after the other, and what was wrong before does not change by being sent.
      clearTimeout(over);
      setTimeout(() => asked.current && focusFirstFault(form ?? null));
      over = setTimeout(typed, FOUND_WITHIN);
    };
    form?.addEventListener('submit', sent);
    form?.addEventListener('input', typed);
    return () => {
      clearTimeout(over);
      form?.removeEventListener('submit', sent);
      form?.removeEventListener('input', typed);
    };
  }, [inside]);
  useEffect(() => {
    const form = inside.current?.closest('form');
    if (!asked.current || !form || Object.keys(errors).length === 0) return;
    // Amplify marks fields as wrong, its checkbox not.
    if (!focusFirstFault(form)) form.querySelector<HTMLElement>('[name=acknowledgement]')?.focus();
  }, [inside, errors]);
}

/** A form is closed while its request is under way. */
function useClosedWhilePending(inside: RefObject<HTMLElement | null>): void {
  const pending = useSyncExternalStore(onSignUpPending, signUpPending);
  useLayoutEffect(() => {
    const form = inside.current?.closest('form');
    const controls = form?.querySelectorAll<HTMLFieldSetElement | HTMLButtonElement>(
      'fieldset, [type=submit]',
    );
    if (!pending || !controls) return;
    for (const control of controls) control.disabled = true;
    return () => {
      for (const control of controls) control.disabled = false;
    };
  }, [inside, pending]);
}
