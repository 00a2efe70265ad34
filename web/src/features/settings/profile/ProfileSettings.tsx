import { useClosing } from '../../proof/api.ts';
import { AccountCloses } from '../closing/AccountCloses.tsx';
import { Addresses } from './Addresses.tsx';
import { PictureEditor } from './PictureEditor.tsx';
import { ProfileForm } from './ProfileForm.tsx';
import { Section } from '../Section.tsx';
import { SettingsPage } from '../SettingsPage.tsx';
import { words } from './words.ts';

const { page } = words;

export function ProfileSettings() {
  const byDate = useClosing()?.because === 'DATE_OF_BIRTH';
  return (
    <SettingsPage
      title={page.title}
      lead={byDate ? <AccountCloses otherwise={page.lead} keeps={false} /> : page.lead}
    >
      {(user) => (
        <>
          <Section title={page.picture}>
            <PictureEditor user={user} />
          </Section>
          <Section title={page.about} lead={page.aboutLead}>
            <ProfileForm user={user} closesByDate={byDate} />
          </Section>
          <Section title={page.addresses} lead={page.addressesLead}>
            <Addresses user={user} />
          </Section>
        </>
      )}
    </SettingsPage>
  );
}
