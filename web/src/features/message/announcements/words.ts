import { brand } from '#domain/brand';
import type { Announcement } from '#domain/message/announcement';

const number = (n: number) => n.toLocaleString('en');
const people = (n: number) => `${number(n)} ${n === 1 ? 'person' : 'people'}`;

/** What the page for announcements says. */
export const words = {
  page: {
    title: 'Announce',
    lead: 'News for people who haven’t turned these emails off. First see how many people it reaches, then send it.',
    loading: 'Loading',
    write: 'New announcement',
    change: 'Change the announcement',
    written: 'Announcements',
    loadingWritten: 'Loading announcements',
    none: 'Nothing yet.',
  },
  kinds: {
    FEATURE: { label: 'New feature', counting: 'Counting the people who get emails about new features' },
    COMPANY: { label: `News from ${brand}`, counting: `Counting the people who get news from ${brand}` },
  },
  form: {
    kind: 'Type',
    title: 'Title',
    titleHint: 'The subject of the email, and the line in people’s notifications.',
    text: 'Text',
    textHint: 'The body of the email. Paragraphs are kept.',
    link: 'Page (optional)',
    linkHint: 'A page of this site, such as /settings/security.',
    preview: 'Preview',
    leave: 'Leave it as it is',
  },
  card: {
    written: (kind: string, when: string) => `${kind}, written ${when}`,
    email: 'The email',
    subject: (subject: string) => `Subject: ${subject}`,
    send: 'Send',
    ask: 'Send it now?',
    goes: (title: string, recipients: number) =>
      `“${title}” goes to ${people(recipients)}, here and by email. You can’t take it back.`,
    change: 'Change',
    delete: 'Delete',
    deleting: {
      title: 'Delete this announcement?',
      words: 'Nobody has been told of it, and nobody will be.',
      yes: 'Delete',
      no: 'Keep it',
    },
    sendTo: (recipients: number) => `Send to ${people(recipients)}`,
  },
} as const;

/** How far an announcement is, with its numbers. */
export function standing({ kind, status, recipients, reached }: Announcement): string {
  if (status === 'COUNTING') return `${words.kinds[kind].counting}: ${number(recipients)} so far`;
  if (status === 'READY') return `Not sent yet. It will reach ${people(recipients)}`;
  if (status === 'DISCARDED') return 'Deleted';
  if (status === 'SENDING') return `Sending: ${number(reached)} of ${people(recipients)} so far`;
  return `Sent to ${people(reached)}`;
}
