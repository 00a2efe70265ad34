/** An address of each page that needs no account; a journey holds the list to the routes. */
export const outside = [
  ...['/', '/compare', '/check', '/check/github/maya-hollimund', '/individual', '/business'],
  ...['/copied', '/copied/facebook', '/help', '/help/refused', '/help/for-someone-else', '/company/press'],
  ...['/company/about', '/company/security', '/company/contact', '/our-commitment', '/terms-of-service'],
  ...['/privacy-policy', '/cookie-policy', '/data-request', '/verification-opt-out', '/helper'],
  ...['/auth/confirm', '/unsubscribe', '/nowhere', '/login', '/auth/signup', '/auth/forgot-password'],
  ...['/auth/login', '/auth/logout', '/accounts/nobodyspage23456', '/business-invitation'],
];

/** An address of each page behind the gate, of somebody who keeps this case. */
export const insideOf = (caseId: string): string[] => [
  ...['/onboarding', '/dashboard', '/cases', '/cases/new', '/cases/defend', `/cases/${caseId}`],
  ...[`/cases/${caseId}/kept`, '/connections/social', '/connections/people', '/settings/profile'],
  ...['/settings/emails', '/settings/phones', '/settings/alerts', '/settings/security', '/settings/privacy'],
  ...['/support', '/business-dashboard', '/business-dashboard/cases', '/business-onboarding'],
  ...['/business-settings', '/', '/compare', '/reviews', '/scans', '/announce', '/outbox'],
];
