import { mostContacts, type Contact } from '#domain/account/contact';
import type { User } from '#domain/account/user';
import { useNow } from '../../../lib/use-now.ts';
import { AddContact } from './AddContact.tsx';
import { ContactRow } from './ContactRow.tsx';
import { Entries } from '../Entries.tsx';
import { Section } from '../Section.tsx';
import { useSignInFacts } from '../security/sign-in-facts.ts';
import { SettingsPage } from '../SettingsPage.tsx';
import { firstCode } from './sent-code.ts';
import { useAsked } from './use-asked.ts';
import { words } from './words.ts';

/** The person's email addresses. */
export function EmailSettings() {
  const { data: facts } = useSignInFacts();
  const provider = facts?.provider;
  return (
    <SettingsPage title={words.email.title} lead={provider ? words.email.leadBy(provider) : words.email.lead}>
      {(user) => (
        <Contacts
          kind="email"
          user={user}
          values={(user.emails ?? []).map(({ emailAddress }) => emailAddress)}
          primary={user.accountEmail}
          provider={provider}
        />
      )}
    </SettingsPage>
  );
}

/** The person's phone numbers. */
export function PhoneSettings() {
  const { data: facts } = useSignInFacts();
  const provider = facts?.provider;
  return (
    <SettingsPage title={words.phone.title} lead={provider ? words.phone.leadBy : words.phone.lead}>
      {(user) => (
        <Contacts
          kind="phone"
          user={user}
          values={(user.phones ?? []).map(({ phoneNumber }) => phoneNumber)}
          primary={user.phoneCell}
          provider={provider}
        />
      )}
    </SettingsPage>
  );
}

interface Props {
  kind: Contact['kind'];
  user: User;
  values: string[];
  primary: string | null | undefined;
  provider?: string | undefined;
}

function Contacts({ kind, user, values, primary, provider }: Props) {
  const [asked, setAsked] = useAsked(user, kind, useNow());
  const said = words[kind];
  const inOrder = [
    ...values.filter((value) => value === primary),
    ...values.filter((value) => value !== primary),
  ];
  return (
    <>
      {inOrder.length > 0 ? (
        <Entries tabIndex={-1} aria-label={said.list}>
          {inOrder.map((value) => (
            <ContactRow
              key={value}
              user={user}
              contact={{ kind, value }}
              provider={provider}
              asked={asked?.value === value ? asked : undefined}
              onAsk={(what) => setAsked(what && { value, what })}
            />
          ))}
        </Entries>
      ) : (
        <p className="quiet">{said.none}</p>
      )}
      {values.length < mostContacts ? (
        <Section title={said.add}>
          <AddContact
            user={user}
            kind={kind}
            onAdded={({ value }) => setAsked({ value, what: firstCode(user, kind) })}
          />
        </Section>
      ) : (
        <p className="small quiet">{words.full(mostContacts)}</p>
      )}
    </>
  );
}
