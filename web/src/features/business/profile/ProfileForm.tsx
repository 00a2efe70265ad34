import { useEffect, useState } from 'react';
import { type Business, BusinessPatch } from '#domain/business/business';
import { businessContract } from '#domain/contract/business';
import { normalEmail } from '#domain/text';
import { call } from '../../../lib/api/rest.ts';
import { EMAIL } from '../../../lib/form/fault-words.ts';
import { forgetDraft } from '../../../lib/form/kept-draft.ts';
import { useContractForm } from '../../../lib/form/use-contract-form.ts';
import { Failed } from '../../../ui/form/Failed.tsx';
import { Field } from '../../../ui/form/Field.tsx';
import { Submit } from '../../../ui/form/Submit.tsx';
import styles from '../../../ui/form/Columns.module.css';
import { useSaveBusiness } from '../seats-api.ts';
import { words } from '../words.ts';
import { changedIn, patchFrom, type ProfileField, textsOf } from './profile-texts.ts';
import { keepTexts, keptTexts } from './profile-draft.ts';
import { ProfileClash, saveProfile } from './save-profile.ts';

const said = words.profile;

/**
 * The company as its page shows it. Only what was typed into is sent: another admin may be changing the rest. What was typed
 * outlives the page until it is saved.
 */
export function ProfileForm({ business }: { business: Business }) {
  const save = useSaveBusiness();
  const draft = `company-${business.id}`;
  const [base, setBase] = useState(business);
  const [kept] = useState(() => keptTexts(draft, business));
  /** What stood in the fields before anything was typed, which may have been before this page was loaded. */
  const [before, setBefore] = useState(kept.before);
  /** Whether something came back that somebody may take for saved. */
  const [restored] = useState(() => isChanged(kept.typed, kept.before));
  const [saved, setSaved] = useState<string>();
  const [clash, setClash] = useState<ProfileClash>();
  const calls = {
    load: () => call('business', businessContract['get-business'], { businessId: business.id }),
    save: save.mutateAsync,
  };
  const form = useContractForm({
    schema: BusinessPatch,
    values: kept.typed,
    // What stood there before is not this admin's to mend.
    request: (typed) => patchFrom(changedIn(typed, before), {}),
    rules: ({ email }) => ({ email: email.trim() !== '' && !normalEmail(email) && EMAIL }),
    send: (_, typed) =>
      saveProfile(base, before, typed, calls, said.clashed).catch((error: unknown) => {
        if (error instanceof ProfileClash) {
          // Saving again means: mine. What nobody typed into is shown as it is now.
          setBase(error.stored);
          setBefore(textsOf(error.stored));
          setClash(error);
          form.type(untouched(error.stored));
        }
        throw error;
      }),
    onSent: (stored, typedOn) => {
      setBase(stored);
      setBefore(textsOf(stored));
      setClash(undefined);
      if (typedOn) return form.type(untouched(stored));
      const now = textsOf(stored);
      form.type(now);
      setSaved(JSON.stringify(now));
      forgetDraft(draft);
    },
    stays: 'all',
  });
  const typed = form.values;
  /** Fields in which what stood before stands still, with what is stored now. */
  const untouched = (stored: Business) => {
    const changed = changedIn(typed, before);
    return Object.fromEntries(Object.entries(textsOf(stored)).filter(([field]) => !(field in changed)));
  };
  useEffect(() => keepTexts(draft, typed, before), [draft, typed, before]);
  const field = (name: ProfileField) => {
    const theirs = clash?.fields.includes(name) ? said.clash(textsOf(clash.stored)[name]) : undefined;
    const one = form.field(name);
    return { ...one, error: one.error ?? theirs };
  };
  return (
    <form className={`form ${styles.columns}`} {...form.props}>
      <Field label={said.name} autoComplete="organization" {...field('name')} />
      <Field label={said.shortName} hint={said.shortNameHint} {...field('shortName')} />
      <Field label={said.department} {...field('department')} />
      <Field label={said.website} type="url" mono autoComplete="url" {...field('website')} />
      <Field label={said.email} type="email" {...field('email')} />
      <Field label={said.phone} type="tel" {...field('phone')} />
      <Field label={said.address} autoComplete="street-address" {...field('street')} />
      <Field label={said.city} {...field('city')} />
      <Field label={said.zip} autoComplete="postal-code" {...field('zipCode')} />
      <Field label={said.country} autoComplete="country-name" {...field('country')} />
      <Failed error={form.refused} kept={!clash} />
      <p className="actions">
        <Submit form={form} busy={said.saving}>
          {said.save}
        </Submit>
      </p>
      <p role="status">
        {saved === JSON.stringify(typed) ? said.saved : restored && isChanged(typed, before) && said.unsaved}
      </p>
    </form>
  );
}

const isChanged = (...[typed, before]: Parameters<typeof changedIn>): boolean =>
  Object.keys(changedIn(typed, before)).length > 0;
