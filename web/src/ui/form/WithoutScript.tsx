import { LEGAL_MAILBOX } from '#domain/legal-mailbox';
import { words } from '../part-words.ts';

const said = words.form.withoutScript;

/** What to do where a form can't be sent, because the browser runs no scripts. `instead`: what to write in the email. */
export const WithoutScript = ({ instead }: { instead?: string }) => (
  <noscript>
    <p className="note">
      {said[0]}
      <a href={`mailto:${LEGAL_MAILBOX}`}>{LEGAL_MAILBOX}</a>
      {said[1]}
      {instead && ` ${instead}`}
    </p>
  </noscript>
);
