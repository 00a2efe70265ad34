import { describe, expect, it } from 'vitest';
import type { RightsState } from '../../rights/rights-request.ts';
import { drawLetter } from '../letter.ts';
import { rightsLetter } from './rights-letter.ts';

const state: RightsState = {
  ...{ caseNumber: 'DR-7K3M-9QXP', asks: 'ACCESS', status: 'WAITING', address: 'm***@e***' },
  ...{ receivedAt: '2026-11-20T10:00:00.000Z', because: 'person', answer: null, closedAt: null },
  until: '2026-11-27T10:00:00.000Z',
  deadlines: [
    { law: 'GDPR', by: '2026-12-20' },
    { law: 'CCPA', by: '2027-01-04' },
  ],
};
const links = { site: 'https://site.example', token: 'DR-7K3M-9QXP.secret' };
const open = 'Anyone who has this email can open the request. Please don’t pass it on.';
const partsOf = (over: Partial<RightsState>, to: Parameters<typeof rightsLetter>[1] = links) =>
  rightsLetter({ ...state, ...over }, to).parts;
const linkOf = (over: Partial<RightsState>) => partsOf(over).find((part) => part.kind === 'link');
const noteOf = (over: Partial<RightsState>) => partsOf(over).find((part) => part.kind === 'note')?.text;

describe('a letter about a request', () => {
  it('says what was asked, where it stands, until when it is answered, and how to see it', () => {
    const letter = rightsLetter(state, links);
    expect(letter).toMatchObject({
      subject: 'We’re looking at it (DR-7K3M-9QXP)',
      preview: 'Your request to Countersign, case number DR-7K3M-9QXP.',
      edge: 'seal',
      footer: { why: 'You receive this because this address was confirmed with a code at Countersign.' },
    });
    expect(letter.parts).toEqual([
      { kind: 'heading', text: 'We’re looking at it' },
      {
        kind: 'words',
        text: 'You asked: See what you store about me. Your case number is DR-7K3M-9QXP.',
      },
      { kind: 'words', text: 'One of us will read it and answer you by email.' },
      { kind: 'words', text: 'You get an answer:' },
      {
        kind: 'list',
        items: [
          'By 20 December 2026: one month (GDPR, Article 12(3))',
          'By 4 January 2027: 45 days (CCPA, 11 CCR § 7021(b))',
        ],
      },
      { kind: 'link', label: 'See your request', href: `https://site.example/data-request#${links.token}` },
      { kind: 'note', text: open },
    ]);
  });

  it.each<[Partial<RightsState>, string, string]>([
    [{ status: 'READY' }, 'Download your data', open],
    [
      { status: 'PLANNED' },
      'See it or cancel it',
      'If you didn’t ask for this, cancel it on that page, and change the password of your mailbox.',
    ],
    [{ status: 'DONE' }, 'See your request', open],
  ])('%j: leads on by “%s”', (over, label, note) => {
    expect(linkOf(over)).toMatchObject({ label });
    expect(noteOf(over)).toBe(note);
    expect(partsOf(over).some(({ kind }) => kind === 'list')).toBe(false);
  });

  it('about being left out of public checks leads to its own page', () =>
    expect(linkOf({ asks: 'VERIFICATION_OPT_OUT', status: 'DONE' })).toMatchObject({
      href: `https://site.example/verification-opt-out#${links.token}`,
    }));

  it('has no link where the request is over, or there is no site', () => {
    for (const to of [
      { ...links, token: undefined },
      { ...links, site: undefined },
    ])
      expect(partsOf({ status: 'DONE' }, to).map(({ kind }) => kind)).toEqual(['heading', 'words', 'words']);
  });

  it('says what a person answered, line by line, in place of where it stands', () => {
    const answer = 'We found nothing.\n\n Look at evil.com.\u202e\n';
    const words = partsOf({ status: 'DONE', answer }).flatMap((part) =>
      part.kind === 'words' ? [part.text] : [],
    );
    expect(words.slice(1)).toEqual(['We found nothing.', 'Look at evil.com.[U+202E]']);
    const { text } = drawLetter(rightsLetter({ ...state, status: 'DONE', answer }, links));
    expect(text).toContain('We found nothing.\n\nLook at');
  });
});
