import { useState } from 'react';
import { mostContacts, type Contact } from '#domain/account/contact';
import type { User } from '#domain/account/user';
import { AddContact } from './AddContact.tsx';
import type { CodeFor } from './ContactCode.tsx';
import { ContactRow } from './ContactRow.tsx';
import { Entries } from '../Entries.tsx';
import { Section } from '../Section.tsx';
import { SettingsPage } from '../SettingsPage.tsx';

/** The person's e-mail addresses. */
export const EmailSettings = () => (
  <SettingsPage
    title="E-mail addresses"
    lead="An address you confirm is yours alone here, and can become the one you sign in with. Others never see it."
  >
    {(user) => (
      <Contacts
        kind="email"
        user={user}
        values={(user.emails ?? []).map(({ emailAddress }) => emailAddress)}
        primary={user.accountEmail}
      />
    )}
  </SettingsPage>
);

/** The person's phone numbers. */
export const PhoneSettings = () => (
  <SettingsPage
    title="Phone numbers"
    lead="A confirmed number raises your score. The primary one can receive your sign-in codes. Others never see it."
  >
    {(user) => (
      <Contacts
        kind="phone"
        user={user}
        values={(user.phones ?? []).map(({ phoneNumber }) => phoneNumber)}
        primary={user.phoneCell}
      />
    )}
  </SettingsPage>
);

interface Props {
  kind: Contact['kind'];
  user: User;
  values: string[];
  primary: string | null | undefined;
}

function Contacts({ kind, user, values, primary }: Props) {
  const [asked, setAsked] = useState<{ value: string; what: CodeFor }>();
  const isEmail = kind === 'email';
  const inOrder = [
    ...values.filter((value) => value === primary),
    ...values.filter((value) => value !== primary),
  ];
  return (
    <>
      {inOrder.length > 0 ? (
        <Entries tabIndex={-1} aria-label={isEmail ? 'Your e-mail addresses' : 'Your phone numbers'}>
          {inOrder.map((value) => (
            <ContactRow
              key={value}
              user={user}
              contact={{ kind, value }}
              asked={asked?.value === value ? asked.what : undefined}
              onAsk={(what) => setAsked(what && { value, what })}
            />
          ))}
        </Entries>
      ) : (
        <p className="quiet">No number yet.</p>
      )}
      {values.length < mostContacts ? (
        <Section title={isEmail ? 'Add an address' : 'Add a number'}>
          <AddContact user={user} kind={kind} onAdded={({ value }) => setAsked({ value, what: 'confirm' })} />
        </Section>
      ) : (
        <p className="small quiet">A list holds {mostContacts}. Remove one to add another.</p>
      )}
    </>
  );
}
