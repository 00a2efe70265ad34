import { Link } from 'react-router-dom';
import { LEGAL_MAILBOX } from '#domain/legal-mailbox';
import { ContactForm } from '../../features/operator/contact/ContactForm.tsx';
import { PublicPage } from '../../layout/PublicPage.tsx';
import { Clause } from '../../ui/Clause.tsx';
import { words } from './words.ts';

const { contact } = words.company;

/** `/company/contact`: apart from the other pages of the company, which carry no form. */
export default function Contact() {
  return (
    <PublicPage title={contact.title} lead={contact.lead}>
      <Clause title={contact.first}>
        <div className="prose">
          <p>
            {contact.now[0]}
            <Link to="/compare">{contact.now[1]}</Link>
            {contact.now[2]}
          </p>
          <p>
            {contact.help[0]}
            <Link to="/help">{contact.help[1]}</Link>
            {contact.help[2]}
          </p>
        </div>
      </Clause>
      <Clause title={contact.heading}>
        <ContactForm />
      </Clause>
      <Clause title={contact.other}>
        <div className="prose">
          <p>
            {contact.mail[0]}
            <a href={`mailto:${LEGAL_MAILBOX}`}>{LEGAL_MAILBOX}</a>
            {contact.mail[1]}
          </p>
          <p>
            {contact.rights[0]}
            <Link to="/data-request">{contact.rights[1]}</Link>
            {contact.rights[2]}
          </p>
        </div>
      </Clause>
    </PublicPage>
  );
}
