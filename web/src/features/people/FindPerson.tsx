import { useId, useState } from 'react';
import { Field } from '../../ui/Field.tsx';
import { Mark } from '../../ui/Mark.tsx';
import { toast } from '../../ui/Toast.tsx';
import { troubleOf } from '../platform/account-read.ts';
import { PlatformChoice } from '../platform/PlatformChoice.tsx';
import { addressOf } from './address-read.ts';
import { useAsk, useFindPerson } from './api.ts';

/** Finds somebody by an exact address, and asks them; the answer does not tell whether anybody is there. */
export function FindPerson() {
  const id = useId();
  const [text, setText] = useState('');
  const [platform, setPlatform] = useState('');
  const [sent, setSent] = useState(false);
  const find = useFindPerson();
  const ask = useAsk();
  const address = addressOf(text, platform);
  const forget = () => {
    find.reset();
    ask.reset();
  };
  const look = (event: React.FormEvent) => {
    event.preventDefault();
    setSent(true);
    if (address.state === 'read') find.mutate(address.address);
  };
  const request = () => {
    if (address.state !== 'read') return;
    ask.mutate(address.address, {
      onSuccess: () => {
        toast('Request sent, if there is somebody to get it.');
        setText('');
        setPlatform('');
        setSent(false);
        forget();
      },
    });
  };
  const person = find.data?.person;
  return (
    <section aria-labelledby={`${id}-title`}>
      <h2 className="h4" id={`${id}-title`}>
        Find somebody you know
      </h2>
      <form className="add-account people-form" onSubmit={look} noValidate>
        <Field
          label="Their exact e-mail address, or a link to a profile of theirs"
          mono
          value={text}
          onChange={(value) => {
            setText(value);
            forget();
          }}
          autoComplete="off"
          error={troubleOf(address, sent)}
          read={address.state === 'read' && address.words}
          hint="A handle will do as well, with its platform. The address must be one that they have proven."
        />
        <PlatformChoice
          state={address.state}
          platform={platform}
          onChange={(value) => {
            setPlatform(value);
            forget();
          }}
        />
        <p className="actions">
          <button type="submit" className="button primary" disabled={find.isPending}>
            {find.isPending ? 'Looking' : 'Look'}
          </button>
        </p>
      </form>
      <div role="status" className="found-person">
        {find.isSuccess && (
          <>
            {person ? (
              <p>
                <strong>{person.name}</strong>{' '}
                {person.verified ? (
                  <Mark kind="done">Verified person</Mark>
                ) : (
                  <Mark kind="wait">Not verified yet</Mark>
                )}
              </p>
            ) : (
              <p className="prose">
                Nobody with this address lets themselves be found. We say the same whether somebody is here
                and keeps quiet, or nobody is. You can ask all the same: whoever has the address gets your
                request.
              </p>
            )}
            <p className="actions">
              <button type="button" className="button" disabled={ask.isPending} onClick={request}>
                {ask.isPending ? 'Asking' : person ? `Ask ${person.name} to connect` : 'Ask all the same'}
              </button>
            </p>
          </>
        )}
      </div>
      {(find.error ?? ask.error) && (
        <p className="note" role="alert">
          {(find.error ?? ask.error)?.message}
        </p>
      )}
    </section>
  );
}
