import { useId, useState } from 'react';
import type { User } from '#domain/account/user';
import { MailNotice } from '../message/MailNotice.tsx';
import { toast } from '../../ui/Toast.tsx';
import styles from './AlertSettings.module.css';
import { SaveState } from './SaveState.tsx';
import { useSaveFields } from './save-user.ts';
import { Section } from './Section.tsx';
import { SettingsPage } from './SettingsPage.tsx';

const ALERTS = [
  ['alertsMonitoring', 'Copies of my accounts', 'When a look finds an account that may be a copy of yours.'],
  ['alertsConnectionRequest', 'Requests from people', 'When somebody asks to be connected with you.'],
  ['alertsNewFeatures', 'New features', 'When something new can be done here.'],
  ['alertsCompanyUpdates', 'News of Countersign', 'Now and then, about us.'],
] as const;
type Flag = (typeof ALERTS)[number][0] | 'tourEnabled';

/** What the person wants to hear of; each tick is saved by itself. */
export const AlertSettings = () => (
  <SettingsPage title="Alerts" lead="What we write to you about. Each tick is saved at once.">
    {(user) => (
      <>
        <Section title="Mail">
          <MailNotice />
          <div className={styles.choices}>
            {ALERTS.map(([flag, label, hint]) => (
              <Tick key={flag} user={user} flag={flag} label={label} hint={hint} />
            ))}
          </div>
        </Section>
        <Section title="On this site">
          <div className={styles.choices}>
            <Tick
              user={user}
              flag="tourEnabled"
              label="Show the tour"
              hint="Seven short steps over the dashboard, the next time you open it."
            />
          </div>
        </Section>
      </>
    )}
  </SettingsPage>
);

function Tick({ user, flag, label, hint }: { user: User; flag: Flag; label: string; hint: string }) {
  const id = useId();
  const { save, saving, underWay, retrying, error } = useSaveFields(flag, () => toast('Saved.'));
  // The tick shows what was asked for, until a record that is newer than the save has arrived: pressed twice, it is as before.
  const [asked, setAsked] = useState<{ on: boolean; savedAt?: string }>();
  const stands = asked && (asked.savedAt === undefined || user.updatedAt <= asked.savedAt);
  const on = stands ? asked.on : (underWay?.patch[flag] ?? user[flag]);
  return (
    <div>
      <label className="check">
        <input
          type="checkbox"
          checked={Boolean(on)}
          aria-describedby={id}
          onChange={({ target: { checked } }) => {
            setAsked({ on: checked });
            save(
              { patch: { [flag]: checked } },
              {
                onSuccess: ({ updatedAt: savedAt }) => setAsked({ on: checked, savedAt }),
                onError: () => setAsked(undefined),
              },
            );
          }}
        />
        <span>
          {label}
          <span className={styles.hint} id={id}>
            {hint}
          </span>
        </span>
      </label>
      <SaveState
        retrying={retrying}
        kept="Your choice is kept."
        refused={error && !saving ? `Not saved. ${error.message}` : undefined}
      />
    </div>
  );
}
