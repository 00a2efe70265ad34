import { LEGAL_MAILBOX } from '#domain/legal-mailbox';
import type { LegalDocument } from './LegalText.tsx';
import { Cookies, FirstPage, Privacy } from './links.tsx';

export const terms: LegalDocument = {
  title: 'Terms of Service',
  dated: 'Last updated April 24, 2024',
  clauses: [
    {
      title: 'What these terms cover',
      text: [
        <p>
          These terms are the agreement between you and Countersign for the use of the service described on
          our <FirstPage />: a personal or business account, scans for accounts that copy you, and the
          comparison that works without an account. The <Privacy /> and the <Cookies /> are part of them.
        </p>,
      ],
    },
    {
      title: 'Who may use it',
      text: [
        <p>
          If you are under 18, you need the permission of a parent or guardian. The service is not for
          children under 13, or under 16 where local law sets that age; if we learn of such an account, we
          delete it and its data.
        </p>,
        <p>
          You may protect your own identity, that of a business you act for, and that of someone you
          represent, such as your child, a parent or a client. You may not use the service to look for, watch
          or report people who copy none of them.
        </p>,
      ],
    },
    {
      title: 'Your account',
      text: [
        <p>
          Use your own email address, keep your password to yourself, and tell us if someone else may know it.
          You can protect your account further with two-step sign-in, by text message or an authenticator app.
          You can close your account at any time. If you own a business whose other members aren’t admins,
          first make one of them an admin.
        </p>,
      ],
    },
    {
      title: 'What the service says, and what it does not',
      text: [
        <p>
          The service shows accounts side by side and states how alike they are and why. It does not say who
          is real, and it cannot search everywhere: every result lists what couldn’t be searched. “No copies
          found” means none where we looked, on the day we looked.
        </p>,
        <p>
          A report to a platform is yours: you decide, and you send it in your own name. Report only what you
          have compared yourself. A false report may break the platform’s rules and the law.
        </p>,
      ],
    },
    {
      title: 'Business accounts',
      text: [
        <p>
          A business account has an administrator and a number of seats. Members join by accepting an
          invitation. The administrator does not see a member’s private findings unless the member shares
          them.
        </p>,
      ],
    },
    {
      title: 'Fair use',
      text: [
        <p>
          Don’t try to access data that isn’t yours, overload the service, or take it apart to copy it. We may
          limit or close an account that does, and we will say why.
        </p>,
      ],
    },
    {
      title: 'Liability',
      text: [
        <p>
          The service is provided as is. As far as the law allows, we are not liable for what others do with
          copied identities, for decisions of the platforms, or for damage that could not have been foreseen.
          Rights that the law gives you and that cannot be waived stay yours.
        </p>,
      ],
    },
    {
      title: 'Claims and governing law',
      text: [
        <p>
          A claim about the service must be brought within one year after the cause of action arose. These
          terms are governed by the law of Connecticut, without regard to its conflict of laws rules.
        </p>,
      ],
    },
    {
      title: 'Changes and contact',
      text: [
        <p>
          We announce changes to these terms here before they take effect and, if you get our emails about new
          features or news, by email. Questions: <a href={`mailto:${LEGAL_MAILBOX}`}>{LEGAL_MAILBOX}</a>.
        </p>,
      ],
    },
  ],
};
