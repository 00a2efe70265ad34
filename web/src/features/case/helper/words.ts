/** A friend who can still see the account: how a person asks, and what the friend is asked for. */
export const words = {
  ask: {
    title: 'Blocked by it? Ask a friend',
    what: 'Someone who can still see the account can add one screenshot without signing up. They see which account it is and your name, and nothing else about the case.',
    noName: 'We don’t know your name yet, so the page would say “A friend of yours”. ',
    addName: 'Add your name',
    first: ' first, so that they know who is asking.',
    link: 'Link for a friend',
    copy: 'Copy the link',
    once: (day: string) => `Works once, until ${day}. This is the only time we show it.`,
    out: (day: string) => `Your link works for one screenshot, until ${day}. We can’t show it again.`,
    make: 'Make a link for a friend',
    makeNew: 'Make a new link',
    replaces: 'The previous one will stop working.',
    lasts: 'It works once, for seven days.',
    end: 'End the link',
    ended: 'The link no longer works.',
    /** Of a case that was closed: no new one is offered. */
    yours: 'Your link for a friend',
    rests: (day: string) =>
      `While this case is closed as not a copy, whoever opens your link reads that no screenshot is needed. If you reopen the case, the link works again until ${day}.`,
  },
  form: {
    account: 'The account',
    on: 'On',
    until: 'This link works once, until',
    open: 'Open the account',
    find: 'Find the account',
    noContact: '. You don’t need to write to it or follow it.',
    take: 'Take a screenshot that shows its name, handle and picture. If it wrote to you, copy what it wrote into the note.',
    add: 'Add it here.',
    screenshot: 'The screenshot',
    missing: 'Please choose the screenshot first.',
    note: (name: string) => `Anything ${name} should know (optional)`,
    kept: 'What you added is still here.',
    send: (name: string) => `Send it to ${name}`,
    sending: 'Sending',
    where: (name: string) =>
      `It goes into ${name}’s case. They can pass it on as evidence, for example to the platform or the police. We don’t ask who you are.`,
    failed: 'That didn’t work. Please try again.',
    /** How the server calls someone who has given no name, and how that reads within a sentence. */
    unnamed: { alone: 'A friend of yours', within: 'your friend' },
  },
  /** What was added to a link that was ended, or came to rest, before it was sent. */
  unsent: {
    title: 'What you added',
    words: 'It wasn’t sent. It’s here until you leave this page, so copy what you want to keep.',
    copy: 'Copy the note',
  },
  refused: {
    over: 'This link no longer works. Please ask for a new one.',
    offline: 'The network didn’t answer. Check your connection and try again.',
    unknown: 'That didn’t work. Please try again in a moment.',
    reload: 'Please load this page again.',
  },
} as const;
