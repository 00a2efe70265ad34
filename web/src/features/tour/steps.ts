export interface TourStep {
  /** Element that stays lit; nothing is, when no element answers. */
  selector: string;
  title: string;
  text: string;
  /** It stands at the foot of the page: in a narrow window the card goes to the top, and nothing is covered. */
  atTheFoot?: true;
  /** The same where the navigation is one menu. */
  inMenu?: string;
}
const nowhere = '#no-such-part';
const help = { selector: '[aria-labelledby="help"]', atTheFoot: true } as const;

/** On the card of every step. */
export const words = {
  step: (nth: number, of: number) => `Step ${nth} of ${of}`,
  next: 'Next',
  end: 'End Tour',
  back: 'Back',
  close: 'Close the tour',
} as const;

/** The seven steps over the dashboard. */
export const TOUR: readonly TourStep[] = [
  {
    selector: nowhere,
    title: 'Welcome',
    text: 'A short tour of your dashboard: seven steps, about a minute. You can close it at any point.',
  },
  {
    selector: '#opening',
    title: 'Dashboard',
    text: 'Your homepage, with the key information at a glance: what needs your attention, and when we last scanned.',
  },
  {
    selector: '#profile-panel',
    title: 'Profile panel',
    text: 'The details you gave and whether they are Verified or Unverified. Social media and connections are added, updated and verified through the Connections and Settings menus in the top navigation bar.',
    inMenu:
      'The details you gave and whether they are Verified or Unverified. Social media and connections are added, updated and verified through Connections and Settings, in the menu at the top.',
  },
  {
    selector: '#score-panel',
    title: 'Authentication score',
    text: 'Your overall score, what it is made of, and the areas that need your attention.',
  },
  {
    selector: '#detection > :first-child',
    title: 'Impersonation detection report',
    text: 'Here we alert you to potential clones: accounts that look like yours, side by side, with the reasons. Nothing happens until you decide.',
  },
  {
    ...help,
    title: 'Help page',
    text: 'Questions and answers, and how to reach us for support.',
  },
  {
    ...help,
    title: 'Thanks for taking the tour!',
    text: 'You can take it again from the Help panel.',
  },
];
