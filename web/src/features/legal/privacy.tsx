import { devicesKept } from '#domain/account/device';
import { day } from '#domain/durations';
import { backupDays } from '#domain/operations/backup-days';
import { messageKeptDays } from '#domain/operations/message-days';
import { LEGAL_MAILBOX } from '#domain/legal-mailbox';
import type { LegalDocument } from './LegalText.tsx';
import { Comparison, Cookies, DataRequest, FirstPage, Terms } from './links.tsx';

export const privacy: LegalDocument = {
  title: 'Privacy Policy',
  dated: 'Addendum for California effective April 2, 2024',
  clauses: [
    {
      title: 'In short',
      text: [
        <p>
          We keep what you give us to protect you, use it only for that, and sell none of it. The{' '}
          <Comparison />, which starts on our <FirstPage />, happens in your browser: what you type and drop
          there isn’t sent to us. One exception: if you’re signed in and have marked copies of your pictures,
          we get measurements of the picture you drop, not the picture, to look for your marks. The <Terms />{' '}
          and the <Cookies /> go with this policy.
        </p>,
      ],
    },
    {
      title: 'What we keep',
      text: [
        <ul>
          <li>
            What you give us: email addresses, names, phone numbers, addresses, the accounts you say are
            yours, and, if you add them, a picture, your gender, and your date and place of birth.
          </li>
          <li>
            What you keep in a case: notes, screenshots and other pictures, texts of reports, and what a
            platform answered, until you delete the case or your account. What you keep for a business, or
            move to it, stays until the case or the business is deleted.
          </li>
          <li>
            If you make marked copies of your picture: a small version of it and a dated list of the copies,
            until you stop.
          </li>
          <li>
            What proves an account: when it was proven and last checked. Never the password of a platform.
          </li>
          <li>
            Whom you’re connected with, or were: their names, what you asked each other, and what you vouched
            for each other, at most until one of you deletes their account.
          </li>
          <li>
            What we told you in the app, and how your score changed, at most until you delete your account.
          </li>
          <li>
            What we find: public accounts that look like yours, as links, text and their profile picture,
            until 30 days after a scan found the account gone, or until you delete your account. What you save
            as a case stays with it. We don’t recognize faces.
          </li>
          <li>
            What keeps your account safe: sign-in times and devices with their network addresses, without
            passwords or cookies, for at most {devicesKept / day} days.
          </li>
          <li>
            What you write to us, through the contact form or the support page: your message and the address
            to answer, for {messageKeptDays} days, so that we can answer and look up what we answered when you
            write again. Only our own team reads it. What you wrote while signed in, or with an email address
            that you have confirmed here, goes with your account if you delete that earlier.
          </li>
          <li>
            What you report about an account that is shown as confirmed here: the links to both accounts, your
            words and, if you give it, your address, for {messageKeptDays} days. If you have confirmed that
            address here, the report goes with your account if you delete that earlier.
          </li>
          <li>
            What you ask about your data: number, kind, days and our answer, for 24 months, because the law
            asks for a record; your words and your address until it is answered. After that, only a
            fingerprint of the address stays, and two of its letters, as in m***@e***, so that you recognize
            your request. If you delete your account, what you asked with an email address that you have
            confirmed here goes with it: only the record of a request to delete it stays, with the two
            letters, without the fingerprint.
          </li>
          <li>
            Which pages and files are requested, and with which network address and browser: in logs, for at
            most 90 days.
          </li>
          <li>
            What outlasts a deleted account: a random account number and the day, so that it can’t come back;
            if you asked to be left out of checks, a fingerprint of your address; if emails from us came back
            or you marked one as spam, your address on our email service’s list of those it doesn’t write to;
            and the cases of a business, also those that you moved there.
          </li>
          <li>
            What was changed or deleted: in backups, for up to {backupDays} days. We use them only to repair a
            loss of data, and then first delete again the accounts that were deleted since.
          </li>
        </ul>,
      ],
    },
    {
      title: 'What we use it for',
      text: [
        <p>
          To find copies of you, show you the reasons, tell you about them in the ways you chose, and keep the
          service safe. No advertising, no profiling for others.
        </p>,
        <p>
          A program decides first when an account whose date of birth is that of a child is to be deleted, and
          when an account that is shown as confirmed here is paused or its proof ends. If you think that it is
          wrong, write to us, and one of us looks at it.
        </p>,
        <p>
          We also email you when there is a new feature and, now and then, news about us, until you turn that
          off under Settings, Alerts, or by the link in each of these emails.
        </p>,
      ],
    },
    {
      title: 'Who sees it',
      text: [
        <p>
          You do, and those you choose to show something to: a friend you ask to help with a case, a business
          you share a finding with, your connections. The admins and managers of a business you belong to see
          your name and the address you were invited with. Our own team reads your messages to us, and sees an
          account of yours whose proof is in review. People you’re connected with, or ask to connect, see your
          name and whether you’ve proven an account. Only if you turn it on do others see that, when they
          enter your exact email address or an account you’ve proven; only if you show an account in public
          can others see that it’s confirmed. Signing up with an address says whether it already has an
          account. Our hosting provider processes the data for us in the United States. A platform, or a
          search engine where we can’t ask the platform itself, sees searches for handles and, once you’ve
          proven an account, for the names you go by. It isn’t told who asked.
        </p>,
      ],
    },
    {
      title: 'Accounts of other people',
      text: [
        <p>
          A scan reads public profiles of people who aren’t our users. We keep only what looks like a
          protected identity, delete it 30 days after a scan found the account gone unless it was kept in a
          case, and show it only to those it is kept for and whom they choose. No account is left out of
          scans, or a copy could hide from them. To see or delete what we keep about you, use the{' '}
          <DataRequest />; you don’t need an account for it.
        </p>,
      ],
    },
    {
      title: 'Children',
      text: [
        <p>
          If you are under 18, you need the permission of a parent or guardian. We delete the accounts of
          children under 13, or under 16 where local law sets that age, with their data, within 24 hours of
          learning of them. What you keep in a case for your child is yours, and goes when you delete the
          case.
        </p>,
      ],
    },
    {
      title: 'Your rights',
      text: [
        <p>
          You may see, correct, export and delete your data. Use the <DataRequest />, which also works signed
          out, or write to <a href={`mailto:${LEGAL_MAILBOX}`}>{LEGAL_MAILBOX}</a>.
        </p>,
      ],
    },
    {
      title: 'Addendum for California',
      id: 'california',
      text: [
        <p>
          Effective April 2, 2024. Residents of California may ask what personal information we collected in
          the last twelve months, from where, for what purpose and with whom it was shared; may have it
          corrected or deleted; and may not be treated worse for asking. We do not sell or share personal
          information, and use sensitive information only to provide the service. An agent may ask for you
          with your written permission. Use the <DataRequest />.
        </p>,
      ],
    },
  ],
};
