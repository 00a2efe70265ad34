import type { User } from '#domain/account/user';
import { useNow } from '../../lib/use-now.ts';
import { AddContact } from '../settings/contacts/AddContact.tsx';
import { ContactRow } from '../settings/contacts/ContactRow.tsx';
import { firstCode } from '../settings/contacts/sent-code.ts';
import { useAsked } from '../settings/contacts/use-asked.ts';
import { Entries } from '../settings/Entries.tsx';
import { words } from './words.ts';

/** A phone number, confirmed by a code as the primary one, which two-step sign-in asks for next; the same parts as in the settings. */
export function Phone({ user }: { user: User }) {
  const [asked, setAsked] = useAsked(user, 'phone', useNow());
  const phones = user.phones ?? [];
  return (
    <>
      {phones.length > 0 && (
        <Entries aria-label={words.phone.list}>
          {phones.map(({ phoneNumber }) => (
            <ContactRow
              key={phoneNumber}
              user={user}
              contact={{ kind: 'phone', value: phoneNumber }}
              asked={asked?.value === phoneNumber ? asked : undefined}
              onAsk={(what) => setAsked(what && { value: phoneNumber, what })}
            />
          ))}
        </Entries>
      )}
      {phones.length === 0 && (
        <AddContact
          user={user}
          kind="phone"
          onAdded={({ value }) => setAsked({ value, what: firstCode(user, 'phone') })}
        />
      )}
    </>
  );
}
