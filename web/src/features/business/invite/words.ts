/** What is said while people are invited, one or a list of them. */
export const words = {
  title: 'Invite people',
  one: 'One person',
  many: 'Invite several at once',
  email: 'Email',
  role: 'Role',
  send: 'Send invitation',
  sending: 'Sending',
  sent: (to: string) => `Invitation sent to ${to}.`,
  list: 'Addresses',
  listHint: 'One per line, or a table with the columns email and role.',
  file: 'Choose a CSV file',
  preview: 'What will be sent',
  became: 'What became of each line',
  line: 'Line',
  address: 'Address',
  state: 'Result',
  ready: (as: string, isAgain: boolean) =>
    isAgain ? `Ready, ${as}. The invitation before has expired.` : `Ready, ${as}`,
  /** Of 0 the button is disabled. */
  sendAll: (count: number) =>
    count === 0 ? 'Send invitations' : count === 1 ? 'Send 1 invitation' : `Send ${count} invitations`,
  /** Before a list is sent that has more on it than there are seats. */
  fewerSeats: (ready: number, free: number) =>
    free === 0
      ? 'No seat is free, so none of these can be sent.'
      : `${ready} are ready, but only ${free === 1 ? '1 seat is' : `${free} seats are`} free: only the first ${free === 1 ? 'one' : free} can be sent.`,
  nothing: 'There’s no address to invite.',
  tooMany: (most: number) => `That’s more than ${most} lines. Please send the list in parts.`,
  outcome: ({ invited, mailed, not }: { invited: number; mailed: number; not: number }) => {
    const rest = not > 0 ? `, ${not} not` : '';
    if (invited === mailed)
      return `${invited === 1 ? '1 invitation' : `${invited} invitations`} sent${rest}.`;
    const unsent = invited - mailed;
    return `${invited === 1 ? '1 person' : `${invited} people`} invited${rest}. ${unsent === 1 ? '1 email' : `${unsent} emails`} couldn’t be sent.`;
  },
  invited: 'Invited',
  notMailed: 'Invited, but the email couldn’t be sent',
  newList: 'Another list',
  roleHint: {
    MEMBER: 'Holds a seat, and sees the name of the business and its proven accounts.',
    MANAGER:
      'Also sees members, look-alike domains, copies and what members share, decides about copies, keeps cases, proves accounts, and invites and removes members.',
    ADMIN: 'Also changes the profile, roles and seats, and shows accounts in public.',
  },
} as const;
