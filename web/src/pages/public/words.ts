/** What the public pages say about us. Each promise has its line in docs/security.md, which says what holds it. */

export const COMMITMENT: readonly (readonly [title: string, text: string])[] = [
  [
    'We never call anyone real or fake',
    'We show evidence: two profiles side by side, what is alike, how closely, and what we couldn’t check. The judgment is yours, and the decision is the platform’s.',
  ],
  [
    'Help comes before an account',
    'If you are being impersonated, you get a comparison, the right form and a report text in two minutes, without signing up. Nothing you enter there leaves your browser.',
  ],
  [
    'No tool for watching other people',
    'Until you have proven one account, we only search for look-alikes of that handle. Others can’t find you through Countersign unless you turn that on. Nobody learns whose search came across a profile, or whether someone is registered here.',
  ],
  [
    'A namesake is a person',
    'We prepare no report against an account that another user has proven, that is older than yours, or that only shares your name.',
  ],
  [
    'Limits are part of the result',
    'Every result says which platforms answered, which answered in part, and which couldn’t be searched.',
  ],
];

export const SECURITY = {
  ours: [
    'When you sign in, your password never leaves your browser: it proves that it knows the password without sending it.',
    'When you create an account or choose a new password, the password goes encrypted to Amazon Cognito, the sign-in service we use. Our own servers never receive it.',
    'Staying signed in takes a token that lasts 15 minutes. The one that renews it changes each time.',
    'Our pages load nothing from other companies.',
  ],
  yours: [
    'Use a password that you use nowhere else, and turn on two-step sign-in: a code from an authenticator app or by text message.',
    'We never ask for your password by email.',
  ],
} as const;
