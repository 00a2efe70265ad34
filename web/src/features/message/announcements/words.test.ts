import { expect, test } from 'vitest';
import type { Announcement } from '#domain/message/announcement';
import { standing } from './words.ts';

const one: Announcement = {
  ...{ id: '1', kind: 'FEATURE', title: 'T', body: 'B', createdAt: '2026-11-20T10:00:00.000Z' },
  ...{ status: 'READY', recipients: 1, reached: 0 },
};

test.each<[Partial<Announcement>, string]>([
  [
    { status: 'COUNTING', recipients: 200 },
    'Counting the people who get emails about new features: 200 so far',
  ],
  [{}, 'Not sent yet. It will reach 1 person'],
  [{ recipients: 0 }, 'Not sent yet. It will reach 0 people'],
  [{ status: 'SENDING', recipients: 1200, reached: 400 }, 'Sending: 400 of 1,200 people so far'],
  [{ status: 'SENT', reached: 1200 }, 'Sent to 1,200 people'],
])('%j', (over, words) => expect(standing({ ...one, ...over })).toBe(words));
