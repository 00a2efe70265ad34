import type { ReactNode } from 'react';
import { Link, useParams } from 'react-router-dom';
import { LEGAL_MAILBOX } from '#domain/legal-mailbox';
import { Clause } from '../../ui/Clause.tsx';
import { Figures } from '../../features/home/company/Figures.tsx';
import { Pictures } from '../../features/home/company/Pictures.tsx';
import { ReadOn } from '../../features/home/company/ReadOn.tsx';
import { PublicPage } from '../../layout/PublicPage.tsx';
import NotFound from '../../layout/not-found.tsx';
import { SECURITY, words } from './words.ts';

const { about, press, security } = words.company;
const mailbox = <a href={`mailto:${LEGAL_MAILBOX}`}>{LEGAL_MAILBOX}</a>;

const PAGES: Record<string, { title: string; lead: string; body: ReactNode }> = {
  about: {
    ...about,
    body: (
      <>
        <Clause title={about.heading}>
          <p className="prose">{about.text}</p>
        </Clause>
        <Clause title={about.name}>
          <div className="prose">
            {about.nameText.map((text) => (
              <p key={text}>{text}</p>
            ))}
          </div>
        </Clause>
        <Clause title={about.decides}>
          <p className="prose">{about.decidesText}</p>
        </Clause>
        <Clause title={about.figures}>
          <div className="prose">
            <Figures />
          </div>
        </Clause>
        <Clause title={about.more}>
          <ReadOn links={about.links} />
        </Clause>
      </>
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
        <Clause title={press.pictures.title}>
          <p className="prose">{press.pictures.words}</p>
          <Pictures files={press.pictures.files} />
        </Clause>
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
          </div>
        </Clause>
        <Clause title={security.found}>
          <p className="prose">
            {security.vulnerability[0]}
            {mailbox}
            {security.vulnerability[1]}
            <a href="/.well-known/security.txt">{security.vulnerability[2]}</a>
            {security.vulnerability[3]}
          </p>
        </Clause>
      </>
    ),
  },
};

export default function Company() {
  const { '*': name = '' } = useParams();
  const asked = name || 'about';
  const page = Object.hasOwn(PAGES, asked) && PAGES[asked];
  if (!page) return <NotFound />;
  return (
    <PublicPage title={page.title} lead={page.lead}>
      {page.body}
    </PublicPage>
  );
}
