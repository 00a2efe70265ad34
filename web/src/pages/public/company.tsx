import type { ReactNode } from 'react';
import { Link, useParams } from 'react-router-dom';
import { LEGAL_MAILBOX } from '#domain/legal-mailbox';
import { Clause } from '../../ui/Clause.tsx';
import { PublicPage } from '../../layout/PublicPage.tsx';
import NotFound from '../../layout/not-found.tsx';
import { SECURITY, words } from './words.ts';

const { about, press, security } = words.company;
const mailbox = <a href={`mailto:${LEGAL_MAILBOX}`}>{LEGAL_MAILBOX}</a>;

const PAGES: Record<string, { title: string; lead: string; body: ReactNode }> = {
  about: {
    ...about,
    body: (
      <Clause title={about.heading}>
        <div className="prose">
          <p>{about.text}</p>
          <p>
            {about.commitment[0]}
            <Link to="/our-commitment">{about.commitment[1]}</Link>
            {about.commitment[2]}
          </p>
        </div>
      </Clause>
    ),
  },
  press: {
    ...press,
    body: (
      <>
        {press.parts.map(([title, text]) => (
          <Clause key={title} title={title}>
            <p className="prose">{text}</p>
          </Clause>
        ))}
        <Clause title={press.ask}>
          <p className="prose">
            {press.write[0]}
            <Link to="/company/contact">{press.write[1]}</Link>
            {press.write[2]}
          </p>
        </Clause>
      </>
    ),
  },
  security: {
    ...security,
    body: (
      <>
        <Clause title={security.ours}>
          <div className="prose">
            {SECURITY.ours.map((text) => (
              <p key={text}>{text}</p>
            ))}
          </div>
        </Clause>
        <Clause title={security.yours}>
          <div className="prose">
            {SECURITY.yours.map((text) => (
              <p key={text}>{text}</p>
            ))}
            <p>
              {security.vulnerability[0]}
              {mailbox}
              {security.vulnerability[1]}
            </p>
          </div>
        </Clause>
      </>
    ),
  },
};

export default function Company() {
  const { '*': name = '' } = useParams();
  const page = PAGES[name || 'about'];
  if (!page) return <NotFound />;
  return (
    <PublicPage title={page.title} lead={page.lead}>
      {page.body}
    </PublicPage>
  );
}
