import { useId } from 'react';
import { peopleContract } from '#domain/contract/people';
import { useContractForm } from '../../lib/form/use-contract-form.ts';
import { Failed } from '../../ui/form/Failed.tsx';
import { Field } from '../../ui/form/Field.tsx';
import { Mark } from '../../ui/Mark.tsx';
import { Submit } from '../../ui/form/Submit.tsx';
import { toast } from '../../ui/Toast.tsx';
import { troubleOf } from '../platform/account-read.ts';
import { PlatformChoice } from '../platform/PlatformChoice.tsx';
import { addressOf } from './address-read.ts';
import { useAsk, useConnections, useFindPerson } from './api.ts';
import { NameFirst, useIsNameless } from './NameFirst.tsx';
import { aboutRequest, isAsked } from './sent/sent-request.ts';
import { words as ofSent } from './sent/words.ts';
import { words } from './words.ts';
import styles from './FindPerson.module.css';
import { ShownText } from '../../ui/text/ShownText.tsx';

const EMPTY = { text: '', platform: '' };
type Typed = typeof EMPTY;
const read = ({ text, platform }: Typed) => addressOf(text, platform);

/** Finds a person by an exact address, and asks them; the answer does not reveal whether anyone is there. */
export function FindPerson() {
  const id = useId();
  const find = useFindPerson();
  const ask = useAsk();
  const { data } = useConnections();
  const isNameless = useIsNameless();
  const form = useContractForm({
    schema: peopleContract['find-users'].request,
    values: EMPTY,
    request: (typed) => {
      const address = read(typed);
      return address.state === 'read' ? address.address : {};
    },
    rules: (typed) => ({ text: troubleOf(read(typed), true) }),
    send: async (address, typed) => {
      ask.reset();
      return { ...(await find.mutateAsync(address)), typed };
    },
    stays: 'all',
  });
  const address = read(form.values);
  // Only of the address that still stands there: it is the one that is asked.
  const { text, platform } = form.values;
  const found = form.answer?.typed.text === text && form.answer.typed.platform === platform;
  const person = found ? form.answer?.person : undefined;
  const kind = address.state === 'read' && 'platform' in address.address ? 'account' : 'address';
  const asked = address.state === 'read' && isAsked(data?.connections ?? [], address.words);
  const request = () => {
    if (address.state !== 'read') return;
    ask.mutate(address.address, {
      onSuccess: () => {
        toast(words.find.asked[kind], undefined, aboutRequest(address.words));
        form.clear();
      },
    });
  };
  return (
    <section aria-labelledby={`${id}-title`}>
      <h2 className="h4" id={`${id}-title`}>
        {words.find.title}
      </h2>
      <form className={`form ${styles.form}`} {...form.props}>
        <Field
          label={words.find.label}
          mono
          {...form.field('text')}
          autoComplete="off"
          error={troubleOf(address, false) ?? form.faults.text}
          read={address.state === 'read' && address.words}
          hint={words.find.hint}
        />
        <PlatformChoice
          state={address.state}
          platform={platform}
          onChange={(chosen) => form.type({ platform: chosen })}
        />
        <p className="actions">
          <Submit form={form} busy={words.find.searching}>
            {words.find.search}
          </Submit>
        </p>
      </form>
      <div role="status" className={styles.found}>
        {found &&
          (person ? (
            <p>
              <strong>
                <ShownText text={person.name} />
              </strong>{' '}
              {person.verified ? (
                <Mark kind="done">{words.find.verified}</Mark>
              ) : (
                <Mark kind="wait">{words.find.notVerified}</Mark>
              )}{' '}
              {person.connected && words.find.connected}
            </p>
          ) : (
            !asked && <p className="prose">{words.find.nobody[kind]}</p>
          ))}
        {found && asked && !person?.connected && <p className="prose">{ofSent.already}</p>}
      </div>
      {found && !asked && !person?.connected && (
        <div className={styles.found}>
          <NameFirst />
          {!isNameless && (
            <p className="actions">
              <button type="button" className="button" disabled={ask.isPending} onClick={request}>
                {ask.isPending
                  ? words.find.asking
                  : person
                    ? words.find.ask(person.name)
                    : words.find.askAnyway}
              </button>
            </p>
          )}
        </div>
      )}
      <Failed error={form.refused ?? (found ? ask.error : null)} />
    </section>
  );
}
