import { useId, useState } from 'react';
import type { User } from '#domain/account/user';
import { MailNotice } from '../message/MailNotice.tsx';
import { toast } from '../../ui/Toast.tsx';
import styles from './AlertSettings.module.css';
import { SaveState } from './SaveState.tsx';
import { useSaveFields } from './save-user.ts';
import { Section } from './Section.tsx';
import { SettingsPage } from './SettingsPage.tsx';
import { words } from './words.ts';

const { alerts, saves } = words;

const ALERTS = [
  'alertsMonitoring',
  'alertsWeek',
  'alertsConnectionRequest',
  'alertsNewFeatures',
  'alertsCompanyUpdates',
] as const;
type Flag = (typeof ALERTS)[number] | 'tourEnabled';

/** What the person wants to hear of; each tick is saved by itself. */
export const AlertSettings = () => (
  <SettingsPage title={alerts.title} lead={alerts.lead}>
    {(user) => (
      <>
        <Section title={alerts.email} lead={alerts.fewAnHour}>
          <MailNotice />
          <div className={styles.choices}>
            {ALERTS.map((flag) => (
              <Tick key={flag} user={user} flag={flag} />
            ))}
          </div>
        </Section>
        <Section title={alerts.onSite}>
          <div className={styles.choices}>
            <Tick user={user} flag="tourEnabled" />
          </div>
        </Section>
      </>
    )}
  </SettingsPage>
);

function Tick({ user, flag }: { user: User; flag: Flag }) {
  const [label, hint] = alerts[flag];
  const id = useId();
  const { save, saving, underWay, retrying, error } = useSaveFields(flag, () =>
    toast(saves.saved, undefined, flag),
  );
  // The tick shows what was asked for, until a record that is newer than the save has arrived: pressed twice, it is as before.
  const [asked, setAsked] = useState<{ on: boolean; savedAt?: string }>();
  const stands = asked && (asked.savedAt === undefined || user.updatedAt <= asked.savedAt);
  const chosen = stands ? asked.on : (underWay?.patch[flag] ?? user[flag] ?? flag === 'alertsWeek');
  // The summary is of the copies: without their emails there is none, and the choice waits until they are on again.
  const off = flag === 'alertsWeek' && user.alertsMonitoring === false;
  const on = chosen && !off;
  return (
    <div>
      <label className="check">
        <input
          type="checkbox"
          checked={Boolean(on)}
          disabled={off}
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
        kept={saves.choiceKept}
        refused={error && !saving ? saves.refused(error.message) : undefined}
      />
    </div>
  );
}
