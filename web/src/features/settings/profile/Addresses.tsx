import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { ageGroupOf } from '#domain/account/age';
import type { Address, User } from '#domain/account/user';
import { Dialog } from '../../../ui/Dialog.tsx';
import { toast } from '../../../ui/Toast.tsx';
import { AddressForm } from './AddressForm.tsx';
import { PROOFS } from '../../proof/api.ts';
import { Entries } from '../Entries.tsx';
import { ADDRESS_FIELDS } from '../merge.ts';
import { isFirstClick, useOneAtATime } from '../one-at-a-time.ts';
import { leaveRow } from '../Opened.tsx';
import { ADDRESSES, useSaveAddress } from '../save-user.ts';
import { SaveState } from '../SaveState.tsx';
import { words as settings } from '../words.ts';
import { words } from './words.ts';

const said = words.addresses;

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
  // An object for each opening: what is saved closes the window it came from, not one that was opened since.
  const [open, setOpen] = useState<{ address?: Address }>();
  const list = useRef<HTMLUListElement>(null);
  const [savedFrom, setSavedFrom] = useState<object>();
  const once = useOneAtATime();
  const queries = useQueryClient();
  /** The date of birth is too recent for this country: what that means is said beside the date. */
  const showDate = () => {
    // Whether the account closes stands with the proofs.
    void queries.invalidateQueries({ queryKey: [PROOFS] });
    // Once the window is closed, which gives the focus back.
    setTimeout(() => document.getElementById('date-of-birth')?.focus());
  };
  const { save, saveAsync, saving, retrying, error } = useSaveAddress((stored, edit) => {
    if (edit.kind !== 'remove') toast(edit.kind === 'add' ? said.added : said.saved, undefined, ADDRESSES);
    if (ageGroupOf(stored, new Date().toISOString()) === 'too young') showDate();
  });
  const keep = async (from: { address?: Address }, to: Address) => {
    setSavedFrom(from);
    await saveAsync(from.address ? { kind: 'change', from: from.address, to } : { kind: 'add', address: to });
    setOpen((now) => (now === from ? undefined : now));
    // A changed address is another row: the button that led here is gone.
    if (from.address) setTimeout(() => document.activeElement === document.body && list.current?.focus());
  };
  const remove = (address: Address, at: number, row: HTMLElement | null) =>
    save(
      { kind: 'remove', address },
      {
        onSuccess: () => {
          leaveRow(row);
          toast(said.removed, () => save({ kind: 'add', address, at }));
        },
      },
    );
  const addresses = user.addresses ?? [];
  const state = (
    <SaveState
      retrying={retrying}
      refused={error && !saving ? settings.saves.refused(error.message) : undefined}
    />
  );
  return (
    <>
      {addresses.length > 0 && (
        <Entries tabIndex={-1} aria-label={said.list} ref={list}>
          {addresses.map((address, at) => (
            <li key={key(address)}>
              <span>{inOneLine(address)}</span>
              <span className="actions tight">
                <button type="button" className="link-like" onClick={() => setOpen({ address })}>
                  {said.edit}
                  <span className="vh"> {inOneLine(address)}</span>
                </button>
                <button
                  type="button"
                  className="link-like"
                  disabled={saving}
                  onClick={(event) =>
                    isFirstClick(event) && remove(address, at, event.currentTarget.closest('li'))
                  }
                >
                  {said.remove}
                  <span className="vh"> {inOneLine(address)}</span>
                </button>
              </span>
            </li>
          ))}
        </Entries>
      )}
      {!open && state}
      {addresses.length < MOST && (
        <p className="actions">
          <button type="button" className="button" onClick={() => setOpen({})}>
            {said.add}
          </button>
        </p>
      )}
      {open && (
        <Dialog
          title={open.address ? said.editTitle : said.add}
          onClose={() => setOpen((now) => (now === open ? undefined : now))}
        >
          <AddressForm
            address={open.address ?? {}}
            busy={saving && savedFrom === open}
            onSave={(address) => once(() => keep(open, address))}
          >
            {state}
          </AddressForm>
        </Dialog>
      )}
    </>
  );
}
