import { LEGAL_MAILBOX } from '#domain/legal-mailbox';
import type { LegalDocument } from './LegalText.tsx';
import { FirstPage, Privacy, Terms } from './links.tsx';

export const cookies: LegalDocument = {
  title: 'Cookie Policy',
  dated: 'What this site keeps in your browser',
  clauses: [
    {
      title: 'No third-party cookies',
      text: [
        <p>
          Nothing on this site is loaded from another company: no analytics, no advertising, no embedded
          media, and so no third-party cookies. From our <FirstPage /> on, every file comes from us.
        </p>,
      ],
    },
    {
      title: 'What we keep',
      text: [
        <ul>
          <li>
            While you are signed in: the tokens that prove it, in the storage of your browser. Signing out
            clears them.
          </li>
          <li>The business you viewed last, so that its pages open with it. Signing out clears it.</li>
          <li>
            What you typed into a comparison or into the field on our first page, and that you said you
            compared both accounts, in the one tab where you did, until you clear it, sign out or close the
            tab. If we sign you out because you were away, the comparison waits there until you sign in again,
            or until somebody else does.
          </li>
          <li>
            What you typed into another form and have not sent or saved yet, in the one tab where you typed
            it: your profile, with gender, date and place of birth; a message to us, with your email address;
            a new case, and the notes and answers of a case and whom it is for; a copy that you give us; a
            note to whoever sent you a link; a report about a confirmed account, with your email address; a
            new business, and the profile of a business, with its address, email and phone number; the people
            you invite to a business; for our own team also an announcement, an answer to a request and the
            reason for a decision. Sending or saving it, signing out or closing the tab clears it. If we sign
            you out because you were away, it waits there until you sign in again, and for nobody else.
          </li>
          <li>
            While a sign-up or a new password waits for its code: your email address, in that tab, for a day
            at most. Never the password. While a request about your data does: what you asked for and your
            email address, for ten minutes. While an email address or phone number of yours does: the address
            or number, what the code is for and when it was sent, for a day at most.
          </li>
          <li>
            A comparison that you chose to save as a case, with its pictures: until it is a case, you discard
            it or you sign out, for at most seven days. If we sign you out because you were away, it waits
            until you sign in again, and for nobody else. What you typed into it stays in the tab where it
            became a case, until you close that or sign out.
          </li>
          <li>
            While you connect an account on a platform: which account it is, a random value that ties the
            answer to you, and the code that comes back with it, for ten minutes.
          </li>
          <li>What another app on your device shared with our comparison, until it is open there.</li>
          <li>
            Short notes, so that nothing is done or asked twice. In the tab: that this device was recorded,
            that you ended the tour, that you compared both accounts of a case and for whom you report it,
            which of a platform’s forms is for you, that you left an offer of what you had typed, when a page
            was loaded anew for a new version, and where a sign-out goes on that leads through the service you
            signed in with. In the browser: that you have an account here, and which screen this device was
            recorded with. Signing out clears these. If we sign you out because you were away, the note on
            such an offer waits with the comparison.
          </li>
        </ul>,
      ],
    },
    {
      title: 'Your choice',
      text: [
        <p>
          All of it is needed for what you asked for, so there is nothing to agree to or refuse. You can clear
          it in your browser at any time; you will then be signed out.
        </p>,
      ],
    },
    {
      title: 'More',
      text: [
        <p>
          For how we treat personal data, see the <Privacy />; for our agreement with you, the <Terms />.
          Questions: <a href={`mailto:${LEGAL_MAILBOX}`}>{LEGAL_MAILBOX}</a>.
        </p>,
      ],
    },
  ],
};
