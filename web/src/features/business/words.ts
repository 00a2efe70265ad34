import { asRole, type BusinessRole } from '#domain/business/role';
import { day } from '#domain/durations';
import { businessPlans, trialLasts } from '#domain/plan/business-plan';
import { words as lookalikes } from '../lookalikes/words.ts';

/** Everything that the business pages say. */
export const words = {
  hidden: 'This business was deleted, or you don’t have a seat in it. ',
  leave: 'Switch business',
  only: 'Go to your business',
  list: 'Your businesses',
  /** Before the name of each, beside the one that the page is about. */
  other: 'You’re also in',
  new: 'Set up another business',
  parts: 'Parts of these settings',
  pages: {
    label: 'Pages of this business',
    links: [
      ['/business-dashboard', 'Overview', undefined],
      ['/business-dashboard/cases', 'Cases', 'keep cases'],
      ['/business-settings', 'Settings', undefined],
    ],
  },
  roles: { ADMIN: 'Admin', MANAGER: 'Manager', MEMBER: 'Member' },
  titles: { onboarding: 'Set up a business', dashboard: 'Business dashboard', settings: 'Business settings' },
  create: {
    lead: `Start with the domain, and see at once which others could pass for it. ${businessPlans.STARTER.seats} seats, free of charge.`,
    domain: 'Domain (optional)',
    domainHint: 'Where your website or email is, like acme.com.',
    /** Of an email provider or a platform. */
    sharedDomain: (domain: string) =>
      `Many people share ${domain}, and only its owner can prove it. Enter a domain of your own, or none.`,
    name: 'Company',
    logo: 'Logo (optional)',
    logoHint:
      'Once your domain or one of your accounts is proven, scans compare it with the pictures of other accounts. JPEG, PNG or WebP, which becomes a square: choose a part of it, or all of it on white.',
    already: { before: 'You already belong to ', after: '. This would be another business.' },
    create: 'Create the business',
    creating: 'Creating',
    later: `Everything else can wait: you can add it any time in the business settings. If you haven’t tried Professional yet, you can do so there for ${trialLasts / day} days, under Plan.`,
    made: 'Your business is set up. You are its owner.',
    withoutLogo: 'Your business is set up. The logo couldn’t be saved: add it in the business settings.',
  },
  looks: {
    title: 'Look-alike domains',
    lead: (domain: string) => `Names that could pass for ${domain}, one of each kind.`,
    empty: 'Type the domain, and its look-alikes appear here.',
    none: 'We don’t know any look-alikes of this name.',
    list: 'Look-alikes of this domain',
    yours: 'Yours',
    theirs: 'Not yours',
    /** What look-alikes of handles are called, and what differs for names of sites. */
    changes: {
      ...lookalikes,
      kinds: { ...lookalikes.kinds, hyphenation: 'a hyphen' },
      doubledSign: 'a doubled hyphen',
      missingSign: 'a missing hyphen',
      lostSeparator: 'a letter for a hyphen',
    },
    noDomain: (edits: boolean) =>
      edits
        ? 'Add your domain in the business settings, and its look-alikes appear here.'
        : 'An admin can add the domain in the business settings; its look-alikes then appear here.',
  },
  /** In a sentence, where it has neither a name nor a domain. */
  unnamed: 'the business',
  /** What tells two businesses of one name apart. */
  apart: {
    seats: (taken: number) => (taken === 1 ? '1 seat taken' : `${taken} seats taken`),
    since: (when: string) => `set up ${when}`,
  },
  pick: {
    title: 'Which business?',
    lead: 'Choose one to open it.',
    none: {
      title: 'No business yet',
      words:
        'A business account has seats for the people you work with, and shows which domains could pass for yours.',
      start: 'Set up a business',
    },
    loading: 'Loading your businesses',
  },
  seats: {
    title: 'Seats',
    used: (used: number, total: number) => `${used} of ${total} seats taken`,
    free: (free: number) => (free === 0 ? 'No seat is free.' : `${free} free.`),
    makeRoom: 'Remove someone or withdraw an invitation.',
    /** More are taken than there are: a trial is over. */
    tooFew: (total: number) =>
      `No seat is free until fewer than ${total} are taken: remove someone or withdraw an invitation.`,
    askAdmin: (most: number) =>
      `An admin can raise the number (the plan allows up to ${most}). Otherwise, remove someone or withdraw an invitation.`,
    /** Whoever manages the business also raises their number, as far as the plan goes. */
    raiseHere: (most: number) =>
      `Raise the number below (your plan allows up to ${most}), remove someone, or withdraw an invitation.`,
    raise: [
      'Raise the number ',
      'in the settings',
      (most: number) => ` (your plan allows up to ${most}), remove someone, or withdraw an invitation.`,
    ],
    means: 'Members and invitations hold a seat.',
    /** `room`: for how many people they make room. */
    expired: (expired: number, room: number) => {
      if (expired === 1)
        return 'An invitation that has expired still holds 1 seat: the next person you invite gets it.';
      const held = `Invitations that have expired still hold ${expired} seats`;
      if (room === expired) return `${held}: the next people you invite get them.`;
      return `${held}: they make room for the next ${room === 1 ? 'person' : `${room} people`} you invite.`;
    },
    change: 'Number of seats',
    save: 'Change seats',
    plan: (name: string, seats: number) => `${name}: up to ${seats} seats.`,
    saved: 'Saved.',
  },
  steps: {
    title: 'Next steps',
    profile: 'Complete the company profile',
    profileWhy: 'Website, address and contacts: what a copy would imitate.',
    accounts: 'Add your social accounts',
    accountsWhy: 'The accounts that a copy would imitate. Scans look for accounts like them.',
    domain: 'Add your domain',
    prove: (domain: string) => `Prove that ${domain} is yours`,
    lost: (domain: string) => `${domain} is no longer proven: put its record back`,
    lostWhy:
      'It’s missing from your DNS. Until it’s back, a public page under this domain stays closed, and reports don’t say that you run it.',
    domainWhy:
      'Once it’s proven, invitations name it, and with a proven account you can open a public page under it. If it spells out your name, scans look for that too.',
  },
  member: {
    lead: (role: BusinessRole) =>
      `You have joined as ${asRole[role]}. Only admins and managers see who else is here.`,
    seen: 'They see your name, the address you were invited with, your role, and the findings you share with what you do about them. Programs they connect can read those findings, too. They don’t see your accounts, your score or what’s in your cases.',
  },
  members: {
    title: 'Members',
    invitations: 'Invitations',
    loading: 'Loading the members',
    manage: 'Manage members',
    more: (count: number) => `${count} more members`,
    hide: 'Hide them',
    rest: 'More members',
    alone: {
      before: 'Nobody else yet. ',
      invite: 'Invite someone',
      after: ', and they’ll appear here.',
    },
    you: 'you',
    owner: 'Owner',
    states: { JOINED: 'Joined', INVITED: 'Invited', EXPIRED: 'Expired' },
    until: (when: string) => `open until ${when}`,
    role: (who: string) => `Role of ${who}`,
    resend: 'Send again',
    withdraw: 'Withdraw',
    remove: 'Remove',
    makeOwner: 'Make owner',
    resent: (to: string) => `A new link is on its way to ${to}. The one before no longer works.`,
    notMailed: 'The invitation is open, but the email couldn’t be sent. Please try again later.',
    notResent:
      'The invitation is open, but the email couldn’t be sent, and the link sent before no longer works. Please try again later.',
    removed: (who: string) => `${who} no longer has a seat.`,
    withdrawn: (who: string) => `The invitation to ${who} is withdrawn.`,
    hasRole: (who: string, role: string, joined: boolean) =>
      joined ? `${who} is now ${role}.` : `${who} is now invited as ${role}.`,
  },
  /** A token is the business's: it outlasts the part of whoever made it. */
  tokensStay: {
    theirs: 'Any API tokens they made keep working until an admin revokes them under Alerts.',
    yours: 'Any API tokens you made keep working until an admin revokes them.',
  },
  handing: {
    title: (who: string) => `Make ${who} the owner?`,
    words:
      'Only the owner can delete the business or hand it over. You’ll stay an admin. We’ll email both of you about it.',
    yes: 'Make owner',
    no: 'Stay the owner',
    done: (who: string) => `${who} is now the owner.`,
  },
  profile: {
    title: 'Company profile',
    domain: 'Domain',
    changeDomain: 'Change the domain',
    anotherDomain:
      'A different domain starts a new list of look-alikes. Names that you added or that we found through certificates are lost, and so is what you marked; changing back doesn’t restore them.',
    saveDomain: 'Save domain',
    giveUp: {
      title: (domain: string) => `Give up ${domain}?`,
      words: (domain: string, next: string) =>
        `${domain} is proven to be yours. If you change to ${next}, that proof ends, and with it the public page under ${domain} and scans for your name, until you prove ${next}. The list of look-alikes starts anew.`,
      yes: (next: string) => `Change to ${next}`,
      no: 'Keep the domain',
    },
    name: 'Company',
    website: 'Website',
    department: 'Department',
    shortName: 'Short name',
    shortNameHint: 'What people call you.',
    email: 'Contact email',
    phone: 'Contact phone',
    address: 'Address',
    city: 'City',
    zip: 'Postal code',
    country: 'Country',
    save: 'Save',
    saving: 'Saving',
    saved: 'Saved.',
    /** After a change of the domain that it was filled in from. */
    savedSite: (site: string) => `Saved. The website in the company profile is now ${site}.`,
    clash: (theirs: string) =>
      theirs ? `Somebody else changed this to “${theirs}”.` : 'Somebody else cleared this.',
    unsaved: 'What you typed before isn’t saved yet.',
    clashed: 'Not saved: somebody else changed this, too. Your version is still here. Save again to keep it.',
  },
  leaving: {
    title: 'Leave',
    words: 'You give up your seat and lose access to this business. Your own account stays as it is.',
    owner: 'You own this business. Make someone else the owner first, or delete it.',
    yes: 'Leave this business',
    ask: (name: string) => `Leave ${name}?`,
    no: 'Stay',
    left: (name: string) => `You have left ${name}.`,
  },
  deleting: {
    title: 'Delete this business',
    words:
      'This deletes the business, its seats and invitations, its cases and their evidence, and everything found for it. Download the evidence pack of each case that you may still need. The page of its accounts and its check pages close, so remove their links from your website and your profiles. It can’t be undone. Members keep their own accounts.',
    ask: 'Delete this business?',
    type: (name: string) => `Type ${name} to confirm`,
    delete: 'Delete the business',
    deleting: 'Deleting',
    keep: 'Keep it',
    done: (name: string | null | undefined) => `${name || 'The business'} is deleted.`,
  },
} as const;
