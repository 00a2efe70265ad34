import { Link } from 'react-router-dom';
import { DeleteAccount } from './DeleteAccount.tsx';
import { ExportData } from './ExportData.tsx';
import { Section } from '../Section.tsx';
import { SettingsPage } from '../SettingsPage.tsx';

export const PrivacySettings = () => (
  <SettingsPage title="Privacy" lead="What we keep about you is yours to take and to end.">
    {() => (
      <>
        <Section
          title="Your data"
          lead="Everything stored about you, from every table, as one JSON file, and the list of your pictures."
        >
          <ExportData />
        </Section>
        <Section title="Delete the account">
          <div className="prose">
            <p>
              Your sign-in ends at once. Within minutes everything we keep about you is removed: profile,
              addresses, numbers, pictures, findings and their evidence, reports, connections. It cannot be
              undone.
            </p>
            <p>
              What stays: the random number of the account and when it ended, so that it cannot come back by
              itself. Reports you sent to platforms are theirs. How we handle data is in the{' '}
              <Link to="/privacy-policy">privacy policy</Link>.
            </p>
          </div>
          <DeleteAccount />
        </Section>
      </>
    )}
  </SettingsPage>
);
