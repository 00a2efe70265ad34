import { asRole, type BusinessRole } from '#domain/business/role';

/** What is said of invitations: to whoever has one, here and behind the link of its email. */
export const words = {
  waiting: {
    title: 'You’re invited',
    asks: (role: BusinessRole) => `You’re invited to join a business account as ${asRole[role]}.`,
    /** Names are what whoever invites typed: they stand in lines of their own, where they can claim nothing. */
    who: {
      from: 'From',
      gone: 'Someone who is no longer in the business',
      name: 'Their name, as they entered it',
      business: 'The business, as they entered it',
      domain: 'Its proven domain',
      noDomain: 'None',
      to: 'To',
    },
    unproven:
      'We don’t know whose business this is: it hasn’t proven a domain. If you aren’t sure, ask someone there in another way before you join.',
    sees: 'If you join, its admins and managers see:',
    not: 'They never see:',
    accept: 'Join',
    decline: 'Decline',
    joined: (business: string) => `You have joined ${business}.`,
    isIn: (business: string, role: BusinessRole) => `You’re now ${asRole[role]} of ${business}.`,
    open: (business: string) => `Open ${business}`,
    declined: 'Declined. They can’t see that you have an account.',
    elsewhere: {
      sent: (to: string, own: string) =>
        `The invitation was sent to ${to}. You’re signed in as ${own}. To join,`,
      add: 'add that address to your account',
      or: ', or sign out and use the link again.',
    },
  },
  /** Nothing brings it back, and whoever opens the link may not be the one it was sent to. */
  ask: {
    title: (address: string) => `Decline the invitation to ${address}?`,
    words:
      'The link in the email stops working. To invite this address again, the business has to send a new one.',
    yes: 'Decline',
    no: 'Cancel',
  },
  link: {
    title: 'Invitation',
    loading: 'Loading the invitation',
    incomplete: 'This link is incomplete',
    openAgain: 'Please open it from the email again.',
    over: 'This invitation no longer works',
    overWords:
      'A link works once, for seven days, unless the invitation is withdrawn or sent again. If it was sent again, use the link in the latest email.',
    /** Where an open one is found without its link. */
    instead: {
      signedOut: 'If you have an account, sign in: an open invitation also shows on your dashboard.',
      signedIn: 'An open invitation also shows on your dashboard.',
      dashboard: 'Open your dashboard',
    },
    signUp: 'Sign up to join',
    signIn: 'I have an account',
    with: (address: string) => `Use the invited address, ${address}.`,
    signedIn: (address: string) => `You’re signed in. The invitation was sent to ${address}.`,
    goOn: 'Continue',
    decline: 'Decline',
    declined: (address: string) =>
      `Declined. The business no longer has the address ${address} from this invitation.`,
    home: 'To the home page',
    offline: 'We couldn’t load the invitation. Please check your connection and try again.',
  },
} as const;
