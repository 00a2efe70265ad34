import { Addresses } from './Addresses.tsx';
import { PictureEditor } from './PictureEditor.tsx';
import { ProfileForm } from './ProfileForm.tsx';
import { Section } from '../Section.tsx';
import { SettingsPage } from '../SettingsPage.tsx';

export const ProfileSettings = () => (
  <SettingsPage title="Profile" lead="Names and picture are compared with those that other accounts show.">
    {(user) => (
      <>
        <Section title="Picture">
          <PictureEditor user={user} />
        </Section>
        <Section title="About you">
          <ProfileForm user={user} />
        </Section>
        <Section
          title="Addresses"
          lead="Only you see them. The country decides which rules of your place apply."
        >
          <Addresses user={user} />
        </Section>
      </>
    )}
  </SettingsPage>
);
