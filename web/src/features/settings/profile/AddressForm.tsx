import { useState, type ReactNode } from 'react';
import type { Address } from '#domain/account/user';
import { Field } from '../../../ui/Field.tsx';
import { ADDRESS_FIELDS } from '../merge.ts';

type Name = (typeof ADDRESS_FIELDS)[number];
const LINES: Record<Name, { label: string; autoComplete: string; maxLength: number }> = {
  address: { label: 'Street and number', autoComplete: 'address-line1', maxLength: 200 },
  address2: { label: 'Flat, floor, care of', autoComplete: 'address-line2', maxLength: 200 },
  city: { label: 'City', autoComplete: 'address-level2', maxLength: 100 },
  state: { label: 'State or region', autoComplete: 'address-level1', maxLength: 100 },
  zipCode: { label: 'Postal code', autoComplete: 'postal-code', maxLength: 20 },
  country: { label: 'Country', autoComplete: 'country-name', maxLength: 100 },
};

interface Props {
  address: Address;
  busy: boolean;
  onSave: (address: Address) => void;
  children: ReactNode;
}

/** The lines of one address; a street or a city at least. */
export function AddressForm({ address, busy, onSave, children }: Props) {
  const [lines, setLines] = useState(
    () =>
      Object.fromEntries(ADDRESS_FIELDS.map((name) => [name, address[name] ?? ''])) as Record<Name, string>,
  );
  const [sent, setSent] = useState(false);
  const empty = !lines.address.trim() && !lines.city.trim();
  const submit = (event: React.FormEvent) => {
    event.preventDefault();
    setSent(true);
    if (empty || busy) return;
    const filled = ADDRESS_FIELDS.filter((name) => lines[name].trim()).map((name) => [
      name,
      lines[name].trim(),
    ]);
    onSave(Object.fromEntries(filled) as Address);
  };
  return (
    <form className="form" onSubmit={submit} noValidate>
      {ADDRESS_FIELDS.map((name) => (
        <Field
          key={name}
          {...LINES[name]}
          value={lines[name]}
          onChange={(value) => setLines((current) => ({ ...current, [name]: value }))}
          error={name === 'address' && sent && empty ? 'This field is required' : undefined}
        />
      ))}
      {children}
      <p className="actions">
        <button type="submit" className="button primary" disabled={busy}>
          {busy ? 'Saving' : 'Save the address'}
        </button>
      </p>
    </form>
  );
}
