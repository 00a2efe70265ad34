import { expect, it } from 'vitest';
import { drawLetter } from '../letter.ts';
import { ownerLetter } from './owner-letter.ts';

const handed = {
  businessId: 'ferrow bay',
  ...{ business: 'Ferrow Bay Ceramics', owner: 'Maya Hollimund', previous: 'Rosalind Ferrow' },
  at: Date.parse('2026-11-25T20:00:00.000Z'),
};
const site = 'https://site.example';

it('tells the new owner who made them that, what it means, and the way back', () => {
  const { subject, text } = drawLetter(ownerLetter('owner', handed, site));
  expect(subject).toBe('You now own Ferrow Bay Ceramics');
  for (const said of [
    'Rosalind Ferrow made you the owner of Ferrow Bay Ceramics at Countersign.',
    'This happened on 25 November 2026, 20:00 UTC.',
    'You can make them the owner again under Business settings, Members.',
    `Open the business settings:\n${site}/business-settings?businessId=ferrow%20bay#members`,
  ])
    expect(text).toContain(said);
});

it('tells the previous owner who has it now, and what to do if it was somebody else who handed it on', () => {
  const { subject, text } = drawLetter(ownerLetter('previous', handed, site));
  expect(subject).toBe('Ferrow Bay Ceramics has a new owner');
  for (const said of [
    'Maya Hollimund now owns Ferrow Bay Ceramics at Countersign.',
    'If it was you who did this, there is nothing to do.',
    `Open your security settings:\n${site}/settings/security`,
  ])
    expect(text).toContain(said);
});

it('says to each side why they get it', () => {
  const why = (to: 'owner' | 'previous') => drawLetter(ownerLetter(to, handed, site)).text;
  expect(why('owner')).toContain('because you are the owner of Ferrow Bay Ceramics');
  expect(why('previous')).toContain('because you are an admin of Ferrow Bay Ceramics');
});

it('has no link where the stage has no site, and none that stops it', () => {
  for (const to of ['owner', 'previous'] as const) {
    const letter = ownerLetter(to, handed, undefined);
    expect(letter.parts.map(({ kind }) => kind)).toEqual(['heading', 'words', 'words', 'list']);
    expect(Object.keys(letter.footer)).toEqual(['why']);
  }
});
