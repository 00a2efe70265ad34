import { useSignInFacts } from './sign-in-facts.ts';
import { ChangePassword } from './ChangePassword.tsx';
import { Devices } from './Devices.tsx';
import { SecondFactor } from './SecondFactor.tsx';
import { Section } from '../Section.tsx';
import { SettingsPage } from '../SettingsPage.tsx';
import { words } from './words.ts';

const { page } = words;

/** How one signs in. Whoever signs in with another service has their password and second factor there. */
export function SecuritySettings() {
  const facts = useSignInFacts();
  const provider = facts.data?.provider;
  return (
    <SettingsPage title={page.title} lead={page.lead}>
      {(user) => (
        <>
          {provider ? (
            <Section title={page.password} lead={page.elsewhere(provider)}>
              {null}
            </Section>
          ) : (
            <>
              <Section title={page.password}>
                <ChangePassword email={user.accountEmail} />
              </Section>
              <Section title={page.twoStep} lead={page.twoStepLead}>
                <SecondFactor user={user} />
              </Section>
            </>
          )}
          <Section title={page.devices} lead={page.devicesLead}>
            <Devices user={user} />
          </Section>
        </>
      )}
    </SettingsPage>
  );
}
