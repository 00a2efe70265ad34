import { useRef } from 'react';
import { Section } from '../Section.tsx';
import { SettingsPage } from '../SettingsPage.tsx';
import { IssuedCopies } from './IssuedCopies.tsx';
import { MakeCopies } from './MakeCopies.tsx';
import { words } from './words.ts';

const { page, make } = words;

/** Copies of one's picture that say which one a picture derives from. */
export function PictureSettings() {
  const form = useRef<HTMLDivElement>(null);
  // The file is asked for again; the list lies below it.
  const another = () => {
    form.current?.scrollIntoView({ block: 'start' });
    form.current?.querySelector<HTMLInputElement>('input[type=file]')?.focus();
  };
  return (
    <SettingsPage title={page.title} lead={page.lead}>
      {(user) => (
        <>
          <div ref={form}>
            <Section title={make.title} lead={make.what}>
              <MakeCopies user={user} />
              <p className="small quiet prose">{make.limits}</p>
            </Section>
          </div>
          <IssuedCopies userId={user.id} another={another} />
        </>
      )}
    </SettingsPage>
  );
}
