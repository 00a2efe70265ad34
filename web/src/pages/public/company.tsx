import type { ReactNode } from 'react';
import { Link, useParams } from 'react-router-dom';
import { LEGAL_MAILBOX } from '#domain/legal-mailbox';
import { Clause } from '../../ui/Clause.tsx';
import { PublicPage } from '../../layout/PublicPage.tsx';
import NotFound from '../../layout/not-found.tsx';

const PAGES: Record<string, { title: string; lead: string; body: ReactNode }> = {
  about: {
    title: 'About Countersign',
    lead: 'A second signature that makes the first one good.',
    body: (
      <Clause title="What we do">
        <div className="prose">
          <p>
            Copying a profile takes a minute; getting a copy removed takes days, a form that is hard to find
            and words that are hard to write. Countersign shortens the second part: it finds copies, says why
            it thinks so, and prepares the report that the platform asks for.
          </p>
          <p>
            What we hold ourselves to is on the page <Link to="/our-commitment">Our commitment</Link>.
          </p>
        </div>
      </Clause>
    ),
  },
  security: {
    title: 'Security',
    lead: 'What protects your account, and what you can do yourself.',
    body: (
      <>
        <Clause title="On our side">
          <div className="prose">
            <p>
              Passwords are never sent to us: signing in proves that you know yours without telling it. Tokens
              last fifteen minutes and are renewed with rotation. Pages load nothing from other companies.
            </p>
          </div>
        </Clause>
        <Clause title="On your side">
          <div className="prose">
            <p>
              Use a password of its own. Add a code by text message or an authenticator app. We never ask for
              a password by e-mail.
            </p>
            <p>
              Found a weakness? Write to <a href={`mailto:${LEGAL_MAILBOX}`}>{LEGAL_MAILBOX}</a>; we answer,
              and we do not pursue people who report in good faith.
            </p>
          </div>
        </Clause>
      </>
    ),
  },
  contact: {
    title: 'Contact',
    lead: 'For people with and without an account.',
    body: (
      <Clause title="Write to us">
        <div className="prose">
          <p>
            <a href={`mailto:${LEGAL_MAILBOX}`}>{LEGAL_MAILBOX}</a>. Do not send passwords or identity
            documents; we will not ask for either.
          </p>
          <p>
            Somebody copies you right now? <Link to="/compare">Compare the two profiles</Link>; you need
            nobody’s answer for that.
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
