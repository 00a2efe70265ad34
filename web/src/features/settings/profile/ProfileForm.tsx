import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Link } from 'react-router-dom';
import { ageGroupOf, tooYoung } from '#domain/account/age';
import { UserPatch, type User } from '#domain/account/user';
import { focusFirstFault } from '../../../lib/form/focus-first-fault.ts';
import { mostCharacters } from '../../../lib/form/form-schema.ts';
import { readRequest } from '../../../lib/form/request-resolver.ts';
import { Field } from '../../../ui/form/Field.tsx';
import { toast } from '../../../ui/Toast.tsx';
import { PROOFS } from '../../proof/api.ts';
import { patchOf, PROFILE_TEXTS, useDraft, type ProfileText } from './draft.ts';
import { Clashed, useSaveFields } from '../save-user.ts';
import { SaveState } from '../SaveState.tsx';
import { words as settings } from '../words.ts';
import styles from '../../../ui/form/Columns.module.css';
import { words } from './words.ts';

const { about } = words;
const { saves } = settings;
/** What is saved, and what its toast is about. */
const PROFILE = 'profile';
const FILLED_IN_BY: Partial<Record<ProfileText, string>> = {
  preferredName: 'nickname',
  firstName: 'given-name',
  middleName: 'additional-name',
  lastName: 'family-name',
  gender: 'sex',
  dateOfBirth: 'bday',
};

const today = () => new Date().toISOString();
/** Said once a date is stored and not before: the form itself names no age, so that nobody learns which year to type. */
const needsParent = (user: User): boolean => ageGroupOf(user, today()) === 'needs a parent';

/** Beside the date that stands there while the account closes for one that was too recent: that one is not to be saved again. */
const stillCloses = (dateOfBirth: string, { addresses }: User): string =>
  ageGroupOf({ dateOfBirth, addresses }, today()) === 'too young'
    ? tooYoung
    : about.stillCloses(dateOfBirth !== '');

/**
 * The person's own data. Only what changed is sent; what could not be saved stays in the form. Its draft outlives the page and
 * its saves follow each other, so it holds both itself; what may be sent is the schema's to say, as in every form.
 */
export function ProfileForm({ user, closesByDate = false }: { user: User; closesByDate?: boolean }) {
  const { editing, type, rebase, saved } = useDraft(user);
  const queries = useQueryClient();
  /** Whether the account closes for a date of birth stands with the proofs. */
  const dateWasSent = () => void queries.invalidateQueries({ queryKey: [PROOFS] });
  const { save, saving, retrying, error } = useSaveFields(PROFILE, (stored, { patch: sentFields }) => {
    saved(stored);
    if ('dateOfBirth' in sentFields) dateWasSent();
    toast(closesByDate && sentFields.dateOfBirth ? about.staysOpen : saves.saved, undefined, PROFILE);
  });
  const [refusedDate, setRefusedDate] = useState<{ date: string; why: string }>();
  const { draft, base = user } = editing;
  const date = draft.dateOfBirth ?? user.dateOfBirth ?? '';
  const typed = patchOf(draft, user);
  // While the account closes for a date that was refused and not kept, the one that stands there is sent, also if it is the stored one:
  // nothing else calls that off.
  const patch = { ...typed, ...(closesByDate && date && { dateOfBirth: date }) };
  // Of the date that was refused, not of one that was typed since.
  const dateRefused = refusedDate?.date === date && refusedDate.why;
  const dateError = dateRefused || (closesByDate && stillCloses(date, user));
  const refusal = saving ? null : error;
  // Once the other version is taken, or typed, nothing is left to settle in that field.
  const clashes = refusal instanceof Clashed ? refusal.clashes.filter(({ field }) => field in typed) : [];

  const nothing = Object.keys(patch).length === 0;
  const sent = useRef<typeof patch>(undefined);
  const [asked, setAsked] = useState(false);
  const faults = readRequest({ schema: UserPatch, fields: PROFILE_TEXTS }, patch).faults;
  const submit = (event: React.FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    flushSync(() => setAsked(true));
    if (faults) return focusFirstFault(event.currentTarget);
    // What is on its way is not sent twice; what was typed since follows it.
    if (nothing || (sent.current && JSON.stringify(sent.current) === JSON.stringify(patch))) return;
    sent.current = patch;
    setRefusedDate(undefined);
    // After a clash was shown, saving again means: mine.
    const from = clashes.length > 0 ? user : base;
    if (clashes.length > 0) rebase(user);
    save(
      { base: from, patch },
      {
        onError: ({ message }) => {
          // The server looks at the date by itself; the words are about that field.
          if ('dateOfBirth' in patch) dateWasSent();
          const isOfDate = message === tooYoung || /date of birth/.test(message);
          if ('dateOfBirth' in patch && isOfDate) setRefusedDate({ date, why: message });
        },
        onSettled: () => (sent.current = undefined),
      },
    );
  };

  const field = (name: ProfileText, more: Partial<Parameters<typeof Field>[0]> = {}) => {
    const clash = clashes.find((one) => one.field === name);
    return (
      <Field
        key={name}
        label={about[name]}
        name={name}
        autoComplete={FILLED_IN_BY[name] ?? 'off'}
        maxLength={mostCharacters(UserPatch, name)}
        value={draft[name] ?? user[name] ?? ''}
        onChange={(value) => type(name, value)}
        error={clash ? about.clash(String(clash.theirs ?? '')) : asked && faults?.[name]}
        {...more}
      />
    );
  };

  return (
    <form className={`form ${styles.columns}`} onSubmit={submit} noValidate>
      {field('preferredName', { hint: about.preferredNameHint })}
      {field('firstName')}
      {field('middleName')}
      {field('lastName')}
      {field('gender', { list: 'genders', hint: about.genderHint })}
      <datalist id="genders">
        {about.genders.map((gender) => (
          <option key={gender} value={gender} />
        ))}
      </datalist>
      {field('dateOfBirth', {
        id: 'date-of-birth',
        type: 'date',
        ...(dateError && { error: dateError }),
      })}
      {field('birthCity')}
      {field('birthCountry')}
      {needsParent(user) && (
        <p className="note" role="status">
          {about.parent.before}
          <Link to="/terms-of-service">{about.parent.link}</Link>
          {about.parent.after}
        </p>
      )}
      <SaveState
        retrying={retrying}
        refused={
          clashes.length > 0
            ? about.clashed
            : refusal && !(refusal instanceof Clashed) && !refusedDate && refusal.message !== dateError
              ? `${saves.refused(refusal.message)} ${saves.textKept}`
              : undefined
        }
      />
      <p className="actions">
        {/* Not disabled: that would take the focus from whoever pressed it. */}
        <button type="submit" className="button primary" aria-disabled={nothing || undefined}>
          {saving && !retrying ? saves.saving : saves.save}
        </button>
        {clashes.length > 0 && (
          <button
            type="button"
            className="button"
            onClick={() =>
              clashes.forEach(({ field: name, theirs }) => type(name as ProfileText, String(theirs ?? '')))
            }
          >
            {about.takeOther}
          </button>
        )}
      </p>
    </form>
  );
}
