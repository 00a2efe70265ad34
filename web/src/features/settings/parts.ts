import { words } from './words.ts';

const { menu } = words;

/** The parts of the settings, in the order of the menu. */
export const SETTINGS = [
  ['/settings/profile', menu.profile],
  ['/settings/pictures', menu.pictures],
  ['/settings/emails', menu.emails],
  ['/settings/phones', menu.phones],
  ['/settings/alerts', menu.alerts],
  ['/settings/security', menu.security],
  ['/settings/privacy', menu.privacy],
] as const;
