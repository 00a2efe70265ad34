/** Bringing a profile to the comparison: the bookmark, the phone's app, and what came of it. */
export const words = {
  title: 'Bring a profile here from the page it is on',
  loading: 'Loading',
  notLoaded: 'This part couldn’t be loaded.',
  lead: 'Some platforms let nobody search. If you can see the profile, you can bring it here: the link, the name, the text and the picture, as far as the page shows them. They go straight into the form above, in your browser, and to no server.',
  bookmark: {
    title: 'On a computer',
    drag: 'Drag this into your bookmarks bar:',
    name: 'Compare with Countersign',
    use: 'Then open the profile and click the bookmark. A new tab opens with the form filled in.',
    clicked: 'Drag it to the bookmarks bar; it works on other pages.',
    copy: 'Copy the bookmark',
    byHand:
      'No bookmarks bar, or on a phone? Copy it, bookmark any page, then edit that bookmark and paste this in place of its address. To use it, open the profile and type the bookmark’s name into the address bar.',
    limit:
      'A few sites and browsers block bookmarks that read the page. If nothing happens, copy the link to the profile instead.',
  },
  app: {
    title: 'From an app on your phone',
    install:
      'On Android, open this page in Chrome, choose “Add to Home screen” in its menu, then “Install”. From then on, “Share” in any app offers Countersign: share a profile, or a screenshot of one.',
    ios: 'On an iPhone, apps can’t share with websites. Choose “Copy link” there and paste it above, or add a screenshot.',
  },
  /** Another page of ours put its account on the other side. */
  tookPlace: {
    said: (before: string) =>
      `This replaced what you had entered about ${before}${before.endsWith('.') ? '' : '.'}`,
    account: (handle: string, platform: string) => `${handle} on ${platform}`,
    nameless: 'the other account',
    back: 'Put it back',
  },
  came: {
    label: 'What was brought here',
    filled: 'Filled in from the page you came from. Check that it’s right: a page can say anything.',
    own: 'This is my own profile',
    bare: 'The page said only which account it is. Add the name and the picture if you can see them.',
    noPicture: 'Its picture couldn’t be brought along. Save it or take a screenshot, and add it above.',
    unread: 'We couldn’t read a profile from what you brought. Open the profile itself, and try again there.',
    screenshot: 'Your screenshot is above. Crop it to the profile picture, and add the link if you have it.',
  },
} as const;
