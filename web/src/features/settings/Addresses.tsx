import { useRef, useState } from 'react';
import type { Address, User } from '#domain/user';
import { Dialog } from '../../ui/Dialog.tsx';
import { toast } from '../../ui/Toast.tsx';
import { AddressForm } from './AddressForm.tsx';
import { ADDRESS_FIELDS } from './merge.ts';
import { leaveRow } from './Opened.tsx';
import { useSaveAddress } from './save-user.ts';
import { SaveState } from './SaveState.tsx';

/** One line of an address, as a person would say it. */
const inOneLine = (address: Address) =>
  [
    address.address,
    address.address2,
    [address.zipCode, address.city].filter(Boolean).join(' '),
    address.state,
    address.country,
  ]
    .filter(Boolean)
    .join(', ');
const key = (address: Address) => ADDRESS_FIELDS.map((field) => address[field] ?? '').join('|');
const MOST = 20;

/** Where the person lives and works: add, change, remove with a way back. */
export function Addresses({ user }: { user: User }) {
  const [open, setOpen] = useState<Address | 'new'>();
  const list = useRef<HTMLUListElement>(null);
  const { save, saving, retrying, error } = useSaveAddress((_, edit) => {
    if (edit.kind === 'remove') return;
    setOpen(undefined);
    // A changed address is another row: the button that led here is gone.
    if (edit.kind === 'change') queueMicrotask(() => list.current?.focus());
    toast(edit.kind === 'add' ? 'Address added.' : 'Address saved.');
  });
  const remove = (address: Address, row: HTMLElement | null) =>
    save(
      { kind: 'remove', address },
      {
        onSuccess: () => {
          leaveRow(row);
          toast('Address removed.', () => save({ kind: 'add', address }));
        },
      },
    );
  const addresses = user.addresses ?? [];
  const state = (
    <SaveState retrying={retrying} refused={error && !saving ? `Not saved. ${error.message}` : undefined} />
  );
  return (
    <>
      {addresses.length > 0 && (
        <ul className="entries" tabIndex={-1} aria-label="Your addresses" ref={list}>
          {addresses.map((address) => (
            <li key={key(address)}>
              <span className="entry">{inOneLine(address)}</span>
              <span className="actions tight">
                <button type="button" className="link-like" onClick={() => setOpen(address)}>
                  Change<span className="vh"> {inOneLine(address)}</span>
                </button>
                <button
                  type="button"
                  className="link-like"
                  disabled={saving}
                  onClick={({ currentTarget }) => remove(address, currentTarget.closest('li'))}
                >
                  Remove<span className="vh"> {inOneLine(address)}</span>
                </button>
              </span>
            </li>
          ))}
        </ul>
      )}
      {!open && state}
      {addresses.length < MOST && (
        <p className="actions">
          <button type="button" className="button" onClick={() => setOpen('new')}>
            Add an address
          </button>
        </p>
      )}
      {open && (
        <Dialog
          title={open === 'new' ? 'Add an address' : 'Change the address'}
          onClose={() => setOpen(undefined)}
        >
          <AddressForm
            address={open === 'new' ? {} : open}
            busy={saving}
            onSave={(address) =>
              save(open === 'new' ? { kind: 'add', address } : { kind: 'change', from: open, to: address })
            }
          >
            {state}
          </AddressForm>
        </Dialog>
      )}
    </>
  );
}
