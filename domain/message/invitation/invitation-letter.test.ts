import { expect, it } from 'vitest';
import { drawLetter } from '../letter.ts';
import { invitationLetter } from './invitation-letter.ts';

const invitation = {
  ...{ business: 'Ferrow Bay Ceramics', from: 'Maya Hollimund', role: 'MANAGER' as const },
  ...{ until: '2026-11-27T10:00:00.000Z', token: 'acme.token' },
  ...{ address: 'maya@ferrowbay.example', provenDomain: 'ferrowbay.example' },
};
const site = 'https://site.example';

it('says who invites whom to what, what a business sees of its people, and until when', () => {
  const letter = invitationLetter(invitation, site);
  expect(letter).toMatchObject({
    subject: 'maya@ferrowbay.example invites you to Countersign',
    preview: 'maya@ferrowbay.example would like you to join a business account as a manager.',
    edge: 'seal',
  });
  const { text } = drawLetter(letter);
  for (const said of [
    '- From: maya@ferrowbay.example\n- Their name, as they entered it: Maya Hollimund',
    '- The business, as they entered it: Ferrow Bay Ceramics\n- Its proven domain: ferrowbay.example',
    'its admins and managers see:',
    '- your role, and when you joined',
    'They never see:',
    '- your score, your connections and your other addresses',
    `See the invitation:\n${site}/business-invitation#acme.token`,
    'open until 27 November 2026, 10:00 UTC',
  ])
    expect(text).toContain(said);
});

it('says so where nobody has checked whose business it is: anybody can type any name', () => {
  const { text } = drawLetter(invitationLetter({ ...invitation, provenDomain: undefined }, site));
  expect(text).toContain('Countersign doesn’t know whose business this is: it hasn’t proven a domain.');
  expect(text).toContain('- Its proven domain: none');
});

it('comes from an address where nobody has a name, and without a link where there is no site', () => {
  const { preview, parts } = invitationLetter({ ...invitation, from: undefined, role: 'MEMBER' }, undefined);
  expect(preview).toBe('maya@ferrowbay.example would like you to join a business account as a member.');
  expect(parts.map(({ kind }) => kind)).toEqual([
    'heading',
    'words',
    'list',
    'words',
    'list',
    'words',
    'list',
    'note',
  ]);
});

it('makes no link of what strangers call themselves', () => {
  const { text } = drawLetter(invitationLetter({ ...invitation, business: 'evil.com', from: 'x.com' }, site));
  expect(text).not.toMatch(/evil\.com|x\.com/);
});

it('lets nobody say in their name that it is proven: no sentence quotes one', () => {
  const business = 'Ferrow Bay Ceramics, proven owner of ferrowbay.example,';
  const from = 'Rosalind (rosalind@ferrowbay.example). It has proven its domain';
  const { subject, text } = drawLetter(
    invitationLetter(
      { ...invitation, business, from, address: 'mallory@evil.example', provenDomain: undefined },
      site,
    ),
  );
  expect(subject).toBe('mallory@evil.example invites you to Countersign');
  const quoting = text.split('\n').filter((line) => /Rosalind|Ferrow/.test(line));
  expect(quoting).toEqual([
    `- Their name, as they entered it: ${from}`,
    `- The business, as they entered it: ${business}`,
  ]);
});
