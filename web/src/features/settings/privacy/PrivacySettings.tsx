import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { AccountCloses } from '../closing/AccountCloses.tsx';
import { DeleteAccount } from './DeleteAccount.tsx';
import { ExportData } from './ExportData.tsx';
import { LeftOutOfChecks } from './LeftOutOfChecks.tsx';
import { Section } from '../Section.tsx';
import { SettingsPage } from '../SettingsPage.tsx';
import { words } from './words.ts';

const { page, deletion } = words;

export const PrivacySettings = ({ also }: { also?: ReactNode }) => (
  <SettingsPage title={page.title} lead={<AccountCloses otherwise={page.lead} />}>
    {() => (
      <>
        <Section title={words.export.title} lead={words.export.lead}>
          <ExportData />
        </Section>
        <LeftOutOfChecks />
        <Section title={deletion.title}>
          <div className="prose">
            <p>{deletion.goes}</p>
            <p>
              {deletion.stays} {deletion.more.before}
              <Link to="/privacy-policy">{deletion.more.link}</Link>
              {deletion.more.after}
            </p>
          </div>
          <DeleteAccount also={also} />
        </Section>
      </>
    )}
  </SettingsPage>
);
