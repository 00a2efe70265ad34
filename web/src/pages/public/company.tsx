import type { ReactNode } from 'react';
import { Link, useParams } from 'react-router-dom';
import { LEGAL_MAILBOX } from '#domain/legal-mailbox';
import { Clause } from '../../ui/Clause.tsx';
import { PublicPage } from '../../layout/PublicPage.tsx';
import NotFound from '../../layout/not-found.tsx';
import { SECURITY } from './words.ts';

const PAGES: Record<string, { title: string; lead: string; body: ReactNode }> = {
  about: {
    title: 'About Countersign',
    lead: 'A second signature that vouches for the first.',
    body: (
      <Clause title="What we do">
        <div className="prose">
          <p>
            Copying a profile takes a minute. Getting a copy removed takes days, a form that is hard to find,
            and words that are hard to write. Countersign shortens the second part: it finds copies, explains
            why it thinks they are copies, and prepares the report that the platform asks for.
          </p>
          <p>
            Read <Link to="/our-commitment">our commitment</Link> to see what we hold ourselves to.
          </p>
        </div>
      </Clause>
    ),
  },
  security: {
    title: 'Security',
    lead: 'What protects your account, and what you can do to protect it.',
    body: (
      <>
        <Clause title="On our side">
          <div className="prose">
            {SECURITY.ours.map((text) => (
              <p key={text}>{text}</p>
            ))}
          </div>
        </Clause>
        <Clause title="On your side">
          <div className="prose">
            {SECURITY.yours.map((text) => (
              <p key={text}>{text}</p>
            ))}
            <p>
              Found a vulnerability? Write to <a href={`mailto:${LEGAL_MAILBOX}`}>{LEGAL_MAILBOX}</a>. We will
              answer, and we take no action against people who report in good faith.
            </p>
          </div>
        </Clause>
      </>
    ),
  },
  contact: {
    title: 'Contact',
    lead: 'With or without an account.',
    body: (
      <Clause title="Write to us">
        <div className="prose">
          <p>
            <a href={`mailto:${LEGAL_MAILBOX}`}>{LEGAL_MAILBOX}</a>. Please don’t send passwords or identity
            documents; we will never ask for either.
          </p>
          <p>
            Is someone impersonating you right now? <Link to="/compare">Compare the two profiles</Link>. You
            don’t have to wait for our answer.
          </p>
        </div>
      </Clause>
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
