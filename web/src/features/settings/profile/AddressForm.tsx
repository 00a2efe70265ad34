import type { ReactNode } from 'react';
import { Address } from '#domain/account/user';
import { useContractForm } from '../../../lib/form/use-contract-form.ts';
import { REQUIRED } from '../../../lib/form/fault-words.ts';
import { Field } from '../../../ui/form/Field.tsx';
import { ADDRESS_FIELDS } from '../merge.ts';
import { words } from './words.ts';

const { addresses } = words;

type Name = (typeof ADDRESS_FIELDS)[number];
const FILLED_IN_BY: Record<Name, string> = {
  address: 'address-line1',
  address2: 'address-line2',
  city: 'address-level2',
  state: 'address-level1',
  zipCode: 'postal-code',
  country: 'country-name',
};

interface Props {
  address: Address;
  busy: boolean;
  onSave: (address: Address) => void;
  children: ReactNode;
}

/** The lines of one address; a street or a city at least. */
export function AddressForm({ address, busy, onSave, children }: Props) {
  const form = useContractForm({
    schema: Address,
    values: Object.fromEntries(ADDRESS_FIELDS.map((name) => [name, address[name] ?? ''])) as Record<
      Name,
      string
    >,
    rules: (lines) => ({ address: !lines.address.trim() && !lines.city.trim() && REQUIRED }),
    send: (lines) => {
      if (!busy) onSave(lines);
    },
    stays: 'all',
  });
  return (
    <form className="form" {...form.props}>
      {ADDRESS_FIELDS.map((name) => (
        <Field key={name} label={addresses[name]} autoComplete={FILLED_IN_BY[name]} {...form.field(name)} />
      ))}
      {children}
      <p className="actions">
        <button type="submit" className="button primary" disabled={busy}>
          {busy ? addresses.saving : addresses.save}
        </button>
      </p>
    </form>
  );
}
