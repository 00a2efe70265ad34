/** The parts of the settings, in the order of the menu. */
export const SETTINGS = [
  ['/settings/profile', 'Profile'],
  ['/settings/emails', 'E-mail addresses'],
  ['/settings/phones', 'Phone numbers'],
  ['/settings/alerts', 'Alerts'],
  ['/settings/security', 'Security'],
  ['/settings/privacy', 'Privacy'],
] as const;
