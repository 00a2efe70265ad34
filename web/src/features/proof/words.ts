import { brand } from '#domain/brand';

const onlyProof = 'It’s your only proven account: scans of other platforms, and by name, end with it. ';

/** What people read about their own accounts and the ways to prove them, in the order in which they meet it. */
export const words = {
  accounts: {
    columns: { platform: 'Platform', handle: 'Handle', status: 'Status', actions: 'Actions' },
    none: 'No accounts yet. Start with the one most likely to be copied.',
    failed: (why: string) => `We couldn’t load how your accounts stand. ${why} `,
    again: 'Try again',
    known: 'This account is already on your list.',
    added: (platform: string) => `${platform} account added.`,
    removed: (platform: string) => `${platform} account removed.`,
    after:
      'We never show you an account on this list as a copy. Where we can search its platform, we look for look-alikes of its handle.',
    /** While none is proven. */
    proving: 'Proving one account unlocks the wider search, by name and on other platforms.',
  },
  /** Before a proven account leaves the list. */
  removing: {
    title: (handle: string, platform: string) => `Remove ${handle} on ${platform}?`,
    /** `only`: it is the one proof, and all that is searched by proof ends. */
    words: (day: string, only: boolean) =>
      `It’s been verified since ${day}. If you remove it, the proof ends: checks no longer find it, it no longer counts toward the score, what people vouched for it is gone, and scans may show it to you as a copy. ${only ? `${onlyProof}If you vouch for anyone, that no longer counts. ` : ''}To get it back, you’d prove it again, from that day on.`,
    ofBusiness: (day: string, only: boolean) =>
      `It’s been verified since ${day}. If you remove it, the proof ends: checks no longer find it, the page of your accounts no longer shows it, and scans may show it to you as a copy. ${only ? onlyProof : ''}To get it back, you’d prove it again, from that day on.`,
    /** Also while it isn't known whether there is any of both. */
    vouched:
      'If you remove it, anything people vouched for it is gone, and so are requests they haven’t answered yet. If you add it again, you’d have to ask again.',
    yes: 'Remove it',
    no: 'Keep it',
  },
  row: {
    details: 'Details',
    cannot: 'Why can’t I prove this?',
    prove: 'Prove it',
    proveAgain: 'Prove it again',
    close: 'Close',
    remove: 'Remove',
    loading: 'Loading the ways to prove it',
  },
  add: {
    label: 'Link to your profile, or your handle',
    hint: 'For example, github.com/maya-hollimund',
    action: 'Add this account',
    noPage: 'This platform has no public profile pages, so the account can’t be added yet.',
  },
  proof: {
    confirmed: 'Confirmed.',
    declared: 'Declared.',
    youControl: [
      'You control ',
      (platform: string, bySignIn: boolean) =>
        ` on ${platform}${bySignIn ? ', as your sign-in showed' : ''}.`,
    ],
    again: (day: string) => `Someone else has proven it, too. Prove it again by ${day}, or your proof ends.`,
    someAccount: (platform: string) => `${platform} confirms you have an account, but not which one.`,
    lastChecked: (day: string) => ` Last checked on ${day}.`,
    leave: ' Leave the code on your profile: we check it every day.',
    otherWays: 'Other ways to prove it',
    noWays: 'Why it can’t be proven',
    noWay: (platform: string) =>
      `${platform} offers no way to confirm who holds an account, so this one can’t be proven.`,
    notConnected: (platform: string) =>
      `${platform} isn’t connected here for proofs: we can’t read its profiles, and signing in with it wouldn’t tell us which one is yours. So this account can’t be proven for now.`,
    noSignIn: (platform: string) => `Signing in with ${platform} isn’t available here.`,
    noCode: (platform: string) => `We can’t read profiles on ${platform} here, so we can’t check for a code.`,
    stays: 'It stays on your list all the same, and we won’t show it to you as a copy.',
  },
  public: {
    title: 'Shown in public',
    show: 'Show on its check page that this account is confirmed',
    means: 'The page shows the handle and the date, but not your name or your other accounts.',
    inReview:
      'Paused for review: another account shows a similar name and picture, someone else has proven this account, too, or someone raised a concern. Until that is settled, checks and the page of your accounts don’t show it as confirmed. If you think this is wrong, ',
    write: 'write to us',
    soon: 'This will appear after our next check of the profile: usually within minutes, later if its platform limits our requests.',
    nameless: (platform: string) =>
      `This isn’t shown: we can’t read profiles on ${platform}, so we compare your name with those of other members, and you haven’t given one. `,
    name: 'Add your name',
    open: 'Open the check page',
    copyLink: 'Copy the link for your bio',
    copyBadge: 'Copy the badge for a web page',
    svg: 'Download the badge as SVG',
  },
  leftOut: {
    since: (day: string) => `Nobody sees this: on ${day} you asked to be left out of checks.`,
    show: 'Show me in checks again',
    shown: 'You’re shown in checks again.',
  },
  page: {
    title: 'One page for all your accounts',
    lead: 'A link for your bios: people see every account you have confirmed and show in public, and can check whether the one that wrote to them is yours. Your name isn’t on it.',
    show: 'Show my confirmed accounts together on one page',
    empty: 'The page is empty until at least one account is shown in public: open its details above.',
    count: (count: number) =>
      count === 1 ? 'One account is on it now.' : `${count} accounts are on it now.`,
    soon: (count: number) =>
      count === 1
        ? 'One account will appear on it after our next check of its profile: usually within minutes, later if its platform limits our requests.'
        : `${count} accounts will appear on it after our next check of their profiles: usually within minutes, later if a platform limits our requests.`,
    nameless: (count: number) =>
      count === 1
        ? 'One account is waiting for your name, under Settings, Profile.'
        : `${count} accounts are waiting for your name, under Settings, Profile.`,
    paused: (count: number) =>
      count === 1
        ? 'One account is paused for review, and not on the page.'
        : `${count} accounts are paused for review, and not on the page.`,
    ofBusiness: {
      lead: 'A link for your website and bios: people see every account that you have proven and show in public, under your proven domain, and can check whether the one that wrote to them is yours.',
      show: 'Show our confirmed accounts together on one page',
      needsDomain: 'The page is headed by your domain. Prove the domain first.',
    },
    kept: 'Closed. If you open it again, its address will be the same.',
    open: 'Open the page',
    copy: 'Copy its link',
  },
  badge: {
    confirmed: (handle: string, platform: string, page: string) =>
      `Confirmed: ${handle} on ${platform}. See ${page}`,
    by: `Confirmed on ${brand}`,
    state: (handle: string, platform: string) => `${handle} on ${platform}: confirmation status`,
  },
  code: {
    title: 'With a code on your profile',
    where: (platform: string) =>
      `Put it in your bio on ${platform}, or after your display name, and leave it there: we check it every day.`,
    copied: [
      'The code is made for one handle, ',
      '. If it appears on another profile, we treat that profile as a copy and show it to you.',
    ],
    copy: 'Copy the code',
    edit: 'Edit the stand-in profile',
    check: 'Check now',
    checking: 'Checking',
    reading: (platform: string) => `Reading your profile on ${platform}. This can take half a minute.`,
    checked: (time: string) => ` Checked at ${time}.`,
    tried: (time: string) => ` Tried at ${time}.`,
    how: [
      'We make a short code for ',
      '. You put it on your profile, and we read it there. No password, no sign-in.',
    ],
    get: 'Get the code',
    making: 'Making the code',
  },
  signIn: {
    title: (platform: string) => `Sign in with ${platform}`,
    how: (platform: string) =>
      `${platform} opens in a window and tells us which account is yours. We can’t post anything, and we read nothing private.`,
    someAccount: (platform: string) =>
      `${platform} opens in a window and confirms that you have an account, but not which one, so this one will say Declared, not Verified. We can’t post anything, and we read nothing private.`,
    /** Facebook signs in for it. */
    whatsApp:
      'WhatsApp has no sign-in of its own. If you have a WhatsApp Business account, Facebook opens in a window and confirms that you have one, but not which number, so this one will say Declared, not Verified.',
    again: 'Open it again',
    starting: (platform: string) => `Contacting ${platform}.`,
    waiting: (platform: string) =>
      `Continue in the ${platform} window. This page will notice when you’re done.`,
    blocked: {
      before: 'Your browser blocked the window. ',
      link: (platform: string) => `Open the ${platform} sign-in`,
      after: '. This page will notice when you’re done.',
    },
    closed: (platform: string) =>
      `The sign-in at ${platform} wasn’t finished. Nothing has changed; you can open it again.`,
    late: 'That took longer than ten minutes. Please start again.',
    finishing: (platform: string) => `${platform} has answered. Checking the answer.`,
  },
} as const;
