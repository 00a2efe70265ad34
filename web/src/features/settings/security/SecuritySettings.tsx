import { useSignInFacts } from './sign-in-facts.ts';
import { ChangePassword } from './ChangePassword.tsx';
import { Devices } from './Devices.tsx';
import { SecondFactor } from './SecondFactor.tsx';
import { Section } from '../Section.tsx';
import { SettingsPage } from '../SettingsPage.tsx';

/** How one signs in. Whoever signs in with another service has their password and second factor there. */
export function SecuritySettings() {
  const facts = useSignInFacts();
  const provider = facts.data?.provider;
  return (
    <SettingsPage title="Security" lead="How you sign in, and where you did.">
      {(user) => (
        <>
          {provider ? (
            <Section
              title="Password"
              lead={`You sign in with ${provider}: password and second step are kept there, not here.`}
            >
              {null}
            </Section>
          ) : (
            <>
              <Section title="Password">
                <ChangePassword email={user.accountEmail} />
              </Section>
              <Section
                title="Second step"
                lead="A code beside the password. Whoever learns your password still cannot sign in."
              >
                <SecondFactor user={user} />
              </Section>
            </>
          )}
          <Section
            title="Devices"
            lead="Browsers that signed in within the last ninety days, twenty at most."
          >
            <Devices user={user} />
          </Section>
        </>
      )}
    </SettingsPage>
  );
}
