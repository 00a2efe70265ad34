import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { isSameDevice, recentDevices } from '#domain/account/device';
import { deviceName } from '#domain/account/known-device';
import type { Device, User } from '#domain/account/user';
import { useNow } from '../../../lib/use-now.ts';
import { Dialog } from '../../../ui/Dialog.tsx';
import { pageOfDraft } from '../../../lib/form/kept-draft.ts';
import { keptHere } from '../../compare/kept-here.ts';
import { isComparisonUnsaved } from '../../compare/offer/unsaved.ts';
import { leave } from '../../session/leave.ts';
import { describeHere } from '../../account/record-device.ts';
import { Entries } from '../Entries.tsx';
import { endEverywhere } from './end-everywhere.ts';
import { deviceFacts } from './device-facts.ts';
import { words } from './words.ts';

const { devices: said } = words;

/** Whether something was typed, or compared, that goes with the sign-out. */
const isUnsaved = (): boolean =>
  pageOfDraft() !== undefined || keptHere(Date.now()) !== undefined || isComparisonUnsaved();

/** The browsers that used the account, and the way to end all of it. */
export function Devices({ user }: { user: User }) {
  const queries = useQueryClient();
  const navigate = useNavigate();
  const [asked, setAsked] = useState(false);
  const [ending, setEnding] = useState(false);
  const [trouble, setTrouble] = useState<string>();
  const now = useNow();
  const noted = recentDevices(user.devices ?? [], now);
  // At the first sign-in of a browser it is being noted just now.
  const here: Device = { ...describeHere(user.id), userAgentList: [navigator.userAgent] };
  const isThisOne = (device: Device) => isSameDevice(device, here);
  const devices = noted.some(isThisOne) ? noted : [here, ...noted];
  const out = async () => {
    const next = '/auth/logout';
    setTrouble(undefined);
    setEnding(true);
    try {
      if (!(await leave(queries, { first: endEverywhere, next }))) await navigate(next);
    } catch (error) {
      console.error(error);
      setTrouble(said.failed);
      setAsked(true); // They may have closed it meanwhile.
    } finally {
      setEnding(false);
    }
  };
  return (
    <>
      <Entries aria-label={said.list}>
        {devices.map((device) => (
          <li key={JSON.stringify(device)}>
            <div>
              <p>{deviceName(device)}</p>
              <p className="small quiet">{deviceFacts(device, now).join(' · ')}</p>
            </div>
            {isThisOne(device) && <span className="small">{said.thisOne}</span>}
          </li>
        ))}
      </Entries>
      <p className="actions">
        <button
          type="button"
          className="button"
          onClick={() => {
            if (!ending) setTrouble(undefined); // Of an earlier try.
            setAsked(true);
          }}
        >
          {said.out}
        </button>
      </p>
      {asked && (
        <Dialog title={said.ask} onClose={() => setAsked(false)}>
          <p>{said.text}</p>
          {isUnsaved() && <p>{said.unsaved}</p>}
          {trouble && (
            <p className="note" role="alert">
              {trouble}
            </p>
          )}
          <p className="actions">
            <button type="button" className="button primary" disabled={ending} onClick={() => void out()}>
              {said.out}
            </button>
            <button type="button" className="button" onClick={() => setAsked(false)}>
              {said.stay}
            </button>
          </p>
        </Dialog>
      )}
    </>
  );
}
