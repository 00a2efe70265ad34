import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { User } from '#domain/account/user';
import { Mark } from '../../../ui/Mark.tsx';
import { toast } from '../../../ui/Toast.tsx';
import { Skeleton, Trouble } from '../../../ui/Trouble.tsx';
import { authWords } from '../../session/auth-words.ts';
import { AuthenticatorApp } from './AuthenticatorApp.tsx';
import { TurnOffFactor } from './TurnOffFactor.tsx';
import { Entries, EntryFacts } from '../Entries.tsx';
import { isFirstClick } from '../one-at-a-time.ts';
import { Opened } from '../Opened.tsx';
import { turnedOn, useSecondFactor, useSetSecondFactor, type Factor } from './second-factor.ts';
import { words } from './words.ts';

const { factor: said } = words;

/** A code in addition to the password: from an app, or by text message. */
export function SecondFactor({ user }: { user: User }) {
  const factor = useSecondFactor();
  const set = useSetSecondFactor();
  const [open, setOpen] = useState(false);
  const [closing, setClosing] = useState<Factor>();
  if (factor.error) return <Trouble words={authWords(factor.error)} again={() => void factor.refetch()} />;
  if (!factor.data) return <Skeleton rows={2} />;
  const { enabled, preferred } = factor.data;
  const chooses = enabled.length > 1 && !preferred;
  const has = (one: Factor) => enabled.includes(one);
  const change = (preference: Parameters<typeof set.mutate>[0], done: string) =>
    set.mutate(preference, { onSuccess: () => toast(done), onError: (error) => toast(authWords(error)) });
  const number = user.phoneCell;

  const state = (one: Factor) =>
    has(one) ? <Mark kind="done">{said.on}</Mark> : <Mark kind="wait">{said.off}</Mark>;
  const turnOff = (one: Factor) =>
    closing === one &&
    has(one) && (
      <Opened>
        <TurnOffFactor factor={one} onDone={() => setClosing(undefined)} />
      </Opened>
    );
  return (
    <>
      <Entries>
        <li>
          <div>
            <h3 className="h4">{said.app}</h3>
            <EntryFacts>{state('TOTP')}</EntryFacts>
          </div>
          <p className="actions tight">
            {has('TOTP') ? (
              <button
                type="button"
                className="link-like small"
                disabled={set.isPending}
                onClick={(event) => isFirstClick(event) && setClosing('TOTP')}
              >
                {said.turnOff}
                <span className="vh">{said.theApp}</span>
              </button>
            ) : (
              !open && (
                <button type="button" className="button" onClick={() => setOpen(true)}>
                  {said.setUp}
                  <span className="vh">{said.anApp}</span>
                </button>
              )
            )}
          </p>
          {open && !has('TOTP') && (
            <Opened>
              <AuthenticatorApp email={user.accountEmail} enabled={enabled} onDone={() => setOpen(false)} />
            </Opened>
          )}
          {turnOff('TOTP')}
        </li>
        <li>
          <div>
            <h3 className="h4">{said.text}</h3>
            <EntryFacts>
              {state('SMS')}
              {number ? (
                <span>
                  {said.textTo}
                  <span className="mono">{number}</span>
                </span>
              ) : (
                <span>
                  {said.textNeeds.before}
                  <Link to="/settings/phones">{said.textNeeds.link}</Link>
                </span>
              )}
            </EntryFacts>
          </div>
          <p className="actions tight">
            {has('SMS') ? (
              <button
                type="button"
                className="link-like small"
                disabled={set.isPending}
                onClick={(event) => isFirstClick(event) && setClosing('SMS')}
              >
                {said.turnOff}
                <span className="vh">{said.byText}</span>
              </button>
            ) : (
              number && (
                <button
                  type="button"
                  className="button"
                  disabled={set.isPending}
                  onClick={() => change(turnedOn('SMS', enabled), said.textOn)}
                >
                  {said.turnOn}
                  <span className="vh">{said.byText}</span>
                </button>
              )
            )}
          </p>
          {turnOff('SMS')}
        </li>
      </Entries>
      {chooses && <p className="small quiet">{said.both}</p>}
    </>
  );
}
