import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { may } from '#domain/business/role';
import { Part } from '../../ui/page/Part.tsx';
import { PartList } from '../../ui/page/PartList.tsx';
import { useSignedIn } from '../session/use-session.ts';
import { OwnAccounts } from './accounts/OwnAccounts.tsx';
import { ProvenAccounts } from './accounts/ProvenAccounts.tsx';
import { words as ofAccounts } from './accounts/words.ts';
import type { OwnBusiness } from './api.ts';
import { LogoEditor } from './logo/LogoEditor.tsx';
import { words as ofLogo } from './logo/words.ts';
import { Leave } from './members/Leave.tsx';
import { Members } from './members/Members.tsx';
import { DomainProof } from './domain-proof/DomainProof.tsx';
import { Plan } from './plan/Plan.tsx';
import { words as plan } from './plan/words.ts';
import { DomainForm } from './profile/DomainForm.tsx';
import { EndBusiness } from './profile/EndBusiness.tsx';
import { ProfileForm } from './profile/ProfileForm.tsx';
import { Programs } from './programs/Programs.tsx';
import { words as programs } from './programs/words.ts';
import { SeatsForm } from './profile/SeatsForm.tsx';
import { words } from './words.ts';

interface Section {
  id: string;
  title: string;
  matter: ReactNode;
}

/**
 * Everything of a business that can be changed, as far as the caller's role goes: one part at a time, the one that the address
 * names. The others stay as they are, with what was typed into them.
 */
export function BusinessSettings({ business }: { business: OwnBusiness }) {
  const { userId } = useSignedIn();
  const { search, hash } = useLocation();
  const sections = sectionsOf(business, business.adminId === userId);
  const shown = sections.find(({ id }) => `#${id}` === hash) ?? sections[0];
  return (
    <PartList
      label={words.parts}
      links={sections.map(({ id, title }) => (
        <li key={id}>
          <Link to={{ search, hash: `#${id}` }} aria-current={id === shown?.id ? 'true' : undefined}>
            {title}
          </Link>
        </li>
      ))}
    >
      {sections.map(({ id, title, matter }) => (
        <div key={id} hidden={id !== shown?.id}>
          <Part title={title} name={`${id}-title`} id={id}>
            {matter}
          </Part>
        </div>
      ))}
    </PartList>
  );
}

function sectionsOf(business: OwnBusiness, owns: boolean): Section[] {
  const { id, role, domain } = business;
  const edits = may(role, 'edit the profile');
  const Accounts = edits ? OwnAccounts : ProvenAccounts;
  const accounts = {
    id: 'accounts',
    title: ofAccounts.title,
    matter: <Accounts {...{ business }} key={id} />,
  };
  const sections: (Section | false)[] = [
    edits && {
      ...{ id: 'profile', title: words.profile.title },
      // Its website may follow the domain.
      matter: <ProfileForm business={business} key={`${id} ${domain}`} />,
    },
    edits && { id: 'logo', title: ofLogo.title, matter: <LogoEditor business={business} key={id} /> },
    (edits || may(role, 'prove accounts')) && accounts,
    edits && {
      ...{ id: 'domain', title: words.profile.domain },
      matter: (
        <div className="stack">
          <DomainForm business={business} key={id} />
          {domain && <DomainProof businessId={id} domain={domain} key={domain} />}
        </div>
      ),
    },
    may(role, 'see members') && {
      ...{ id: 'members', title: words.members.title },
      matter: <Members {...{ business, role, owns }} />,
    },
    edits && { id: 'alerts', title: programs.alerts.title, matter: <Programs businessId={id} key={id} /> },
    may(role, 'change seats') && {
      ...{ id: 'seats', title: words.seats.title },
      matter: <SeatsForm business={business} key={`${id} ${business.plan} ${business.trialUntil}`} />,
    },
    may(role, 'change seats') && { id: 'plan', title: plan.title, matter: <Plan businessId={id} /> },
    {
      ...{ id: 'leave', title: words.leaving.title },
      matter: owns ? (
        <p>{words.leaving.owner}</p>
      ) : (
        <Leave business={business} address={business.userEmailAddress} />
      ),
    },
    owns && {
      ...{ id: 'delete', title: words.deleting.title },
      matter: (
        <div className="stack-small">
          <p>{words.deleting.words}</p>
          <EndBusiness business={business} key={id} />
        </div>
      ),
    },
  ];
  return sections.filter((section) => section !== false);
}
