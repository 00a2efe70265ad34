import { useSubmitProfile } from '../api.ts';
import { words } from '../words.ts';
import type { Given } from './given.ts';
import { GivenForm } from './GivenForm.tsx';

const { form: title, send: label, sent } = words.submit;

interface Props {
  open: boolean;
  onClose: () => void;
  onOpened: () => void;
  onGiven: (given: Given) => void;
}

/** What is asked of an account that a person gives us for their own report. */
export function SubmitForm({ onGiven, ...opening }: Props) {
  const submit = useSubmitProfile();
  return (
    <GivenForm
      {...{ ...opening, title, label, sent, draft: 'given' }}
      send={async (account) => {
        const at = Date.now();
        const answer = await submit.mutateAsync(account);
        onGiven({ ...answer, at });
        return answer;
      }}
    />
  );
}
