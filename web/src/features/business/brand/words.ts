/** What the business pages say about accounts that look like those of the business. */
export const words = {
  title: 'Copies of your accounts',
  loading: 'Loading what was found',
  list: 'Accounts that look like yours',
  /** `mute`: the proven domain that says no name to search for. */
  nothing: (edits: boolean, mute: string | undefined) =>
    `We can’t scan yet${mute ? `: your proven domain, ${mute}, doesn’t give us a name to search for` : ''}. ${edits ? 'Add' : 'An admin can add'} your accounts on platforms we can search${mute ? '' : ', or prove your domain'}. Then we scan regularly.`,
  settings: 'Open the settings',
  notYet: 'The first scan runs within a day. You can also start it now.',
  running: 'Scanning. This takes a minute or two.',
  done: (at: string) => `Scanned ${at[0]!.toLowerCase()}${at.slice(1)}.`,
  searched: (some: number, all: number) => `${some} of ${all} platforms searched.`,
  how: 'Where, and how',
  /** In the order in which they are read. */
  where: {
    direct: (platforms: string) => `Searched directly: ${platforms}.`,
    engine: (platforms: string) => `Through a search engine, once a week: ${platforms}.`,
    silent: (platforms: string) =>
      `No answer we can rely on: ${platforms}. We’ll ask again in the next scan.`,
    ended: (platforms: string, isMute: boolean) =>
      `No longer searched from the next scan on, until an account ${isMute ? '' : 'or your domain '}is proven: ${platforms}.`,
    notYet: (platforms: string, isMute: boolean) =>
      `Not searched until an account ${isMute ? '' : 'or your domain '}is proven: ${platforms}.`,
    notConnected: (platforms: string) => `Not searched, because we have no access there yet: ${platforms}.`,
    closed: (platforms: string) => `Not searched, because they offer no search we may use: ${platforms}.`,
  },
  named: (names: readonly string[]) =>
    `We also search for the ${names.length === 1 ? 'name' : 'names'} ${names.join(' and ')}, which your domain proves.`,
  unnamed:
    'We search for handles like yours, and for your name where a proven account shows it. Once you prove a domain that spells it out, we search for it everywhere.',
  notSpelledOut: (domain: string) =>
    `We search for handles like yours, and for your name only where a proven account shows it: your proven domain, ${domain}, doesn’t spell it out.`,
  /** To whoever may change the profile, and to others. */
  giveShort: {
    self: (said: string) =>
      ` If you’re also called “${said}”, give that as your short name, and we’ll search for it.`,
    admin: (said: string) =>
      ` If you’re also called “${said}”, an admin can give that as your short name, and we’ll search for it.`,
  },
  none: 'Nothing that looks like your accounts was found.',
  /** No account is listed: by the name that the domain proves. */
  noneByName: 'Nothing that looks like your name was found.',
  /** Of a scan after which accounts were added or proven. */
  noneThen: 'Nothing was found then.',
  more: 'Your accounts, or what is proven, have changed since. “Scan now” searches for what is new.',
  noneLeft: 'Nothing is left to decide.',
  nowhere: 'No platform could be searched yet.',
  cannotSay: (count: number) =>
    count === 1
      ? 'We can’t say yet whether one account copies you.'
      : `We can’t say yet whether ${count} accounts copy you.`,
  search: 'Scan now',
  started: 'The scan has started. You can leave this page.',
  notDue: 'Nothing to scan yet: these platforms are scanned once a week.',
  give: {
    give: 'Give us a copy you know of',
    first: (isMute: boolean) =>
      `Know of a copy already? You can give it to us here once an account is listed${isMute ? '' : ' or your domain is proven'}.`,
    form: 'A copy you know of',
    picture: 'The copy',
    send: 'Compare it with ours',
    website: [
      'This is a website, not a profile. Add it under ',
      '“Add a domain you know”',
      ' instead: we check it every day and help you report it to its registrar and host.',
    ],
    /** Before it has a domain that others are checked beside. */
    websiteFirst: {
      edits: [
        'This is a website, not a profile. Add your own domain in the ',
        'business settings',
        ' first: then you can add this one under “Add a domain you know”, and we check it every day.',
      ],
      asks: 'This is a website, not a profile. An admin can add your own domain in the business settings: then you can add this one under “Add a domain you know”, and we check it every day.',
    },
    sent: (handle: string) =>
      `We’re comparing ${handle} with your accounts. It will appear here, or a notification says what came of it.`,
  },
  ofDomain: 'Your domain',
  on: (platform: string) => `on ${platform}`,
  first: (day: string) => `First seen ${day}`,
  givenOn: (day: string) => `Given by one of you on ${day}`,
  why: 'The reasons',
  report: {
    title: 'Prepare the report',
    sure: 'I compared both accounts, and I report for this business.',
    sureAlone: 'I looked at this account, and I report for this business.',
  },
  /** Its link was given, and nothing else. */
  unsure: {
    list: 'Accounts we can’t say anything about yet',
    label: 'Can’t say yet',
    why: 'Only the handles were compared, because that’s all we know about this account. With the name and picture it shows, we can say more, and you can open a case.',
    more: 'Add its name and picture',
    /** `like`: an account on their list that isn't proven. */
    unproven: (compared: string, like: string, isProvable: boolean) =>
      `We compared it with ${compared}. Its handle is like that of ${like}, which isn’t proven, so we can’t say yet whether it copies that one.${isProvable ? ' Prove that account, and the next scan compares the two.' : ''}`,
  },
  /** Of one that is alike in name: its picture could still tell. */
  addPicture:
    'If people take it for your business all the same, add its picture, and we’ll compare that, too.',
  addIt: 'Add its picture',
  older:
    'This account has existed for longer than the one it was compared with. Report it only if you know that it’s the copy all the same.',
  keepGiven: 'If you know that it copies you, save it as a case, and add what you see of it.',
  /** Of one that was compared with the name of the domain, or has the very handle of an account of theirs elsewhere. */
  unlisted: (platform: string) =>
    `No account of yours on ${platform} is listed yet. If this one is yours, choose “It’s ours”.`,
  noAccount: (platform: string, day: string) =>
    `On ${day}, ${platform} told our scan that it has no account by this name. Check the link: if it’s wrong, give us the right one. If one of you saw the account there, it may be gone.`,
  open: 'Open the account',
  picture: (handle: string) => `Picture of ${handle}`,
  ours: 'It’s ours',
  notCopy: 'Not a copy',
  reported: 'I’ve reported it',
  undo: 'Undo',
  said: {
    OPEN: (handle: string) => `${handle} is back on the list.`,
    /** It is theirs for good once it is among their accounts, which an admin sees to. */
    MINE: (handle: string, again: boolean) =>
      `${handle} is marked as yours.${again ? ' If it changes to look like a copy, we’ll ask again, unless it’s among your social accounts by then.' : ''}`,
    IGNORED: (handle: string, again: boolean) =>
      `${handle} is off the list. ${again ? 'Whoever gets your business’s alerts will hear if it changes to look like a copy.' : 'We don’t check the account itself for changes.'}`,
    REPORTED: (handle: string, again: boolean) =>
      `${handle} is marked as a copy that you reported. ${again ? 'Whoever gets your business’s alerts will hear when it’s gone.' : 'We can’t check whether it’s gone there, so look again in a few days.'}`,
  },
  states: {
    OPEN: 'Not decided yet',
    CASE: 'In a case',
    MINE: 'Yours',
    IGNORED: 'Not a copy',
    REPORTED: 'A copy, reported',
    RESOLVED: 'No longer there',
  },
  alike: (count: number) => `Share a detail with you, probably not copies (${count})`,
  decided: (count: number) => `Decided or gone (${count})`,
} as const;
