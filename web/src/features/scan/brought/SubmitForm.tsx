import { useSubmitProfile } from '../api.ts';
import { words } from '../words.ts';
import { GivenForm } from './GivenForm.tsx';

const { form: title, send: label, sent } = words.submit;

/** What is asked of an account that a person gives us for their own report. */
export function SubmitForm({ open, onClose }: { open: boolean; onClose: () => void }) {
  const submit = useSubmitProfile();
  return (
    <GivenForm {...{ open, onClose, title, label, sent }} send={(account) => submit.mutateAsync(account)} />
  );
}
