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
          our <FirstPage />: a personal or business account, the search for accounts that copy you, and the
          comparison that works without an account. The <Privacy /> and the <Cookies /> are part of them.
        </p>,
      ],
    },
    {
      title: 'Who may use it',
      text: [
        <p>
          If you are under 18 you need the permission of a parent or guardian. The service is not for children
          below 13, or below 16 where the law of the place sets that age; if we learn of such an account, we
          delete it and its data.
        </p>,
        <p>
          You may protect your own identity, and that of a business you act for. You may not use the service
          to look for, watch or report people who are not copying you.
        </p>,
      ],
    },
    {
      title: 'Your account',
      text: [
        <p>
          Give your own e-mail address, keep your password to yourself and tell us when somebody else may know
          it. You may protect the account further with a code by text message or an authenticator app. You may
          close it at any time.
        </p>,
      ],
    },
    {
      title: 'What the service says, and what it does not',
      text: [
        <p>
          The service shows accounts side by side and states how alike they are and why. It does not say who
          is real, and it cannot look everywhere: what it could not look at is listed beside every result. “No
          copies found” means none where we looked, on the day we looked.
        </p>,
        <p>
          A report to a platform is yours: you decide, you send it, under your name. Report only what you have
          compared yourself. A false report may break the platform’s rules and the law.
        </p>,
      ],
    },
    {
      title: 'Business accounts',
      text: [
        <p>
          A business account has an administrator and a number of seats. A member joins by agreeing. The
          administrator does not see a member’s private findings unless the member shares them.
        </p>,
      ],
    },
    {
      title: 'Fair use',
      text: [
        <p>
          Do not try to reach data that is not yours, overload the service, or take it apart to copy it. We
          may limit or close an account that does, and will say why.
        </p>,
      ],
    },
    {
      title: 'Liability',
      text: [
        <p>
          The service is provided as it is. As far as the law allows we are not liable for what others do with
          copied identities, for decisions of the platforms, or for damage that could not have been foreseen.
          Rights that the law gives you and that cannot be waived stay yours.
        </p>,
      ],
    },
    {
      title: 'Claims and governing law',
      text: [
        <p>
          A claim about the service must be brought within one year after its cause arose. These terms are
          governed by the law of Connecticut, without its rules on conflicts of law.
        </p>,
      ],
    },
    {
      title: 'Changes and contact',
      text: [
        <p>
          We announce changes of these terms here and, where you have an account, by e-mail before they take
          effect. Questions: <a href={`mailto:${LEGAL_MAILBOX}`}>{LEGAL_MAILBOX}</a>.
        </p>,
      ],
    },
  ],
};
