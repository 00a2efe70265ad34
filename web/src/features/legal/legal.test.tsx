// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { masked } from '#domain/account/contact';
import { LEGAL_MAILBOX } from '#domain/legal-mailbox';
import { backupDays } from '#domain/operations/backup-days';
import { drawForTest } from '../../ui/draw-for-test.tsx';
import { words } from '../settings/privacy/words.ts';
import { cookies } from './cookies.tsx';
import { LegalPage } from './LegalPage.tsx';
import { privacy } from './privacy.tsx';
import { terms } from './terms.tsx';

const { deletion } = words;
const PAGES = { '/terms-of-service': terms, '/privacy-policy': privacy, '/cookie-policy': cookies };
const drawn = (path: keyof typeof PAGES) => drawForTest(<LegalPage document={PAGES[path]} />).box;
const links = (box: HTMLElement) => [...box.querySelectorAll('a')].map((link) => link.getAttribute('href'));

test.each(Object.keys(PAGES) as (keyof typeof PAGES)[])(
  '%s links to the other two, to / and to the mailbox',
  (path) => {
    const box = drawn(path);
    const others = Object.keys(PAGES).filter((other) => other !== path);
    expect(links(box)).toEqual(expect.arrayContaining([...others, '/', `mailto:${LEGAL_MAILBOX}`]));
    expect(box.querySelector('h1')?.textContent).toBe(PAGES[path].title);
  },
);

test('the terms: date, one year, Connecticut, under 18, below 13 or 16', () => {
  const { textContent } = drawn('/terms-of-service');
  for (const words of [
    'Last updated April 24, 2024',
    'within one year',
    'law of Connecticut',
    'under 18',
    'under 13',
    'under 16',
  ])
    expect(textContent).toContain(words);
});

test('the privacy policy names what is kept of devices, and for how long', () =>
  expect(drawn('/privacy-policy').textContent).toContain(
    'devices with their network addresses, without passwords or cookies, for at most 90 days.',
  ));

test.each([
  ['/privacy-policy', 'we get measurements of the picture you drop, not the picture'],
  ['/privacy-policy', 'Only our own team reads it.'],
  ['/privacy-policy', 'What you report about an account that is shown as confirmed here'],
  ['/privacy-policy', 'for the names you go by. It isn’t told who asked.'],
  ['/privacy-policy', 'No account is left out of scans'],
  ['/privacy-policy', 'If you think that it is wrong, write to us, and one of us looks at it.'],
  ['/privacy-policy', 'a dated list of the copies, until you stop.'],
  // Whom a case can be for: domain/case/report-facts.ts.
  ['/terms-of-service', 'represent, such as your child, a parent or a client.'],
  ['/terms-of-service', 'If you own a business whose other members aren’t admins'],
] as const)('%s says what the product does: %s', (path, words) =>
  expect(drawn(path).textContent).toContain(words),
);

test('what a deletion promises, and the privacy policy, name the backups that outlast it', () => {
  expect(drawn('/privacy-policy').textContent).toContain(`in backups, for up to ${backupDays} days`);
  expect(deletion.stays).toContain(`for up to ${backupDays} days`);
  expect(deletion.final).toContain(`for up to ${backupDays} days`);
  expect(deletion.final).not.toContain('not even us');
});

// SES suppresses an address after a bounce or a complaint (lib/jobs/mail.ts), and nothing takes it off with the account.
test('and the list of addresses that are not written to', () => {
  const list = 'your address on our email service’s list of those it doesn’t write to';
  expect(drawn('/privacy-policy').textContent).toContain(list);
  expect(deletion.stays).toContain(list);
});

// What a request keeps for good: lambdas/rights/begin.ts.
test('the privacy policy shows what stays of the address of an answered data request', () => {
  const { textContent } = drawn('/privacy-policy');
  const letters = masked({ kind: 'email', value: 'maya@example.org' });
  expect(textContent).toContain(`two of its letters, as in ${letters}, so that you recognize`);
  expect(textContent).toContain('with the two letters, without the fingerprint');
});

test('the privacy policy: addendum for California, and the form for data requests', () => {
  const box = drawn('/privacy-policy');
  expect(box.textContent).toContain('Addendum for California effective April 2, 2024');
  expect(links(box)).toContain('/data-request');
});
