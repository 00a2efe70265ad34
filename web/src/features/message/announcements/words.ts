import type { Announcement } from '#domain/message/announcement';

export const KINDS = {
  FEATURE: { label: 'A new feature', about: 'hears of new features' },
  COMPANY: { label: 'News of Countersign', about: 'hears of news of Countersign' },
} as const;

const people = (n: number) => `${n.toLocaleString('en')} ${n === 1 ? 'person' : 'people'}`;

/** How far an announcement is, with its numbers. */
export function standing({ kind, status, recipients, reached }: Announcement): string {
  if (status === 'COUNTING') return `Counting who ${KINDS[kind].about}: ${people(recipients)} so far`;
  if (status === 'READY') return `Not sent. It would reach ${people(recipients)}`;
  if (status === 'SENDING') return `Being sent: ${people(reached)} of ${recipients.toLocaleString('en')}`;
  return `Sent to ${people(reached)}`;
}
