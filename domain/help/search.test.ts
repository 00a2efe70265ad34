import { describe, expect, it } from 'vitest';
import { regionNames } from '../case/region-names.ts';
import { helpQuestions } from './questions.ts';
import { findQuestions, type HelpSearch } from './search.ts';

const found = (search: HelpSearch) => findQuestions(helpQuestions, search).map(({ slug }) => slug);

describe('a search of the questions', () => {
  it('without anything to look for, finds all of them in their order', () =>
    expect(found({ text: '  ' })).toEqual(helpQuestions.map(({ slug }) => slug)));

  it.each([
    ['refused', 'refused'],
    ['Ofcom CASES', 'refused-in-the-uk'],
    ['my child', 'my-child'],
    ['money friends', 'asks-for-money'],
    ['notoscam', 'telegram'],
    ['BLÓCKED', 'blocked'],
    ['passport', 'shows-my-document'],
  ])('%s finds %s', (text, slug) => expect(found({ text })).toContain(slug));

  it.each([
    ['someone uses my photo to ask for money', 'asks-for-money'],
    ['somebody copied my profile', 'what-first'],
    ['fake profile', 'what-first'],
    ['fake instagram account of my shop', 'my-company'],
    ['a fake account writes to my customers', 'asks-for-money'],
    ['logo', 'my-company'],
    ['donations', 'asks-for-money'],
    ['a lawyer', 'who-is-behind-it'],
    ['teenager', 'my-child'],
    ['impersonate my boss', 'for-someone-else'],
    ['web site', 'copied-website'],
    ['someone copied my website', 'copied-website'],
    ['copy of my homepage', 'copied-website'],
    ['impersonator', 'what-first'],
    ['my daughter is being impersonated', 'my-child'],
    ['namesake', 'is-it-impersonation'],
    ['impersonater', 'what-first'],
    ['catfish', 'what-first'],
    ['someone uses my pics on tinder', 'what-first'],
    ['hacked', 'forgot-password'],
    ['hacked', 'hacked-or-copied'],
    ['I have been hacked', 'hacked-or-copied'],
    ['facebook hacked', 'hacked-or-copied'],
    ['artist', 'what-first'],
    ['my mother', 'for-someone-else'],
    ['my wife', 'for-someone-else'],
    ['someone is pretending to be me', 'what-first'],
    ['our choir', 'my-company'],
    ['club', 'my-company'],
    ['group', 'my-company'],
    ['my granddaughter', 'my-child'],
    ['my children', 'my-child'],
    ['kids', 'my-child'],
    ['school', 'my-child'],
    ['school', 'my-company'],
    ['impostor', 'what-first'],
    ['gym', 'my-company'],
    ['youtube channel', 'what-first'],
    ['it writes to my patients', 'asks-for-money'],
    ['a second profile of me', 'what-first'],
    ['it asks my clients for a deposit', 'asks-for-money'],
    ['giveaway', 'asks-for-money'],
    ['sells tickets for my masterclass', 'asks-for-money'],
    ['crypto investment', 'asks-for-money'],
    ['my students', 'for-someone-else'],
    ['dad', 'for-someone-else'],
    ['teacher', 'what-first'],
    ['candidate', 'my-company'],
    ['festival', 'my-company'],
    ['parody account', 'is-it-impersonation'],
    ['watermark', 'took-the-picture'],
    ['artwork stolen', 'took-the-picture'],
    ['photos of my daughter', 'my-child'],
    ['remove my photos', 'what-first'],
    ['someone is impersonating our CEO', 'for-someone-else'],
    ['someone impersonates my dad', 'for-someone-else'],
    ['someone threatens me', 'what-first'],
    ['fake giveaway', 'which-reason'],
    ['fake threads profile', 'what-first'],
    ['staff seat', 'seats'],
    ['add staff', 'seats'],
    ['add an employee', 'seats'],
    ['bluesky', 'telegram'],
    ['ebay', 'telegram'],
    ['fake job', 'which-reason'],
  ])('what people say, “%s”, finds %s among the first', (text, slug) =>
    expect(found({ text }).slice(0, 8)).toContain(slug),
  );

  it.each([
    'blackmail',
    'sextortion',
    'threatens to post my nudes',
    'revenge porn',
    'he threatens to share my photos',
    'private pictures',
    'leaked photos',
    'Onlyfans leak',
    'porn',
    'revenge-porn',
    'sextorted',
    'sex tape',
    'leaking my pictures',
    'they will post my pictures unless I pay',
    'threatens to post vids',
    'threatening to expose me',
  ])('“%s” finds who helps with intimate pictures first of all', (text) =>
    expect(found({ text })[0]).toBe('intimate-pictures'),
  );

  it.each([
    'photos of my daughter',
    'remove my photos',
    'under 18',
    'contact support',
    'death threats',
    'private account',
    'my instagram is private, how did they get my photos',
    'leaked password',
    'data leak',
    'fake account sends explicit messages',
    'legal threat',
  ])('“%s” isn’t about intimate pictures', (text) =>
    expect(found({ text })).not.toContain('intimate-pictures'),
  );

  it('who looks for our support finds nothing here, and is led to us', () =>
    expect(found({ text: 'support' })).toEqual([]));

  it.each(['hacked', 'was I hacked?', 'have I been hacked', 'hacker'])(
    '“%s” asks first whether it was a copy',
    (text) => expect(found({ text })[0]).toBe('hacked-or-copied'),
  );

  it.each([
    ['two-step', 'two-step'],
    ['2FA', 'two-step'],
    ['lost phone', 'lost-phone'],
    ['authenticator', 'lost-phone'],
    ['forgot password', 'forgot-password'],
    ['can’t log in', 'lost-phone'],
    ['delete account', 'delete-account'],
    ['How do I delete my account?', 'delete-account'],
    ['delete my account quickly', 'delete-account'],
    ['cancel', 'delete-account'],
    ['change email', 'change-email-or-phone'],
    ['download my data', 'my-data'],
    ['unsubscribe', 'stop-emails'],
    ['log out on another device', 'sign-out-elsewhere'],
    ['how much does it cost', 'what-it-costs'],
    ['cost', 'what-it-costs'],
    ['price', 'what-it-costs'],
    ['is it free', 'what-it-costs'],
    ['badge', 'verified-and-badge'],
    ['verified', 'verified-and-badge'],
    ['vouch', 'verified-and-badge'],
    ['Declared', 'verified-and-badge'],
    ['points', 'authentication-score'],
    ['my score', 'authentication-score'],
    ['seat', 'seats'],
    ['trial', 'trial-ends'],
    ['cancel the trial', 'trial-ends'],
    ['domain', 'prove-domain'],
    ['look-alike domain', 'look-alike-domains'],
    ['roles', 'business-roles'],
    ['hand over to another owner', 'hand-over-business'],
  ])('what is asked about one’s own account, “%s”, finds %s first of all', (text, slug) =>
    expect(found({ text })[0]).toBe(slug),
  );

  it.each([
    ['account', 'what-first'],
    ['delete the fake account', 'what-first'],
    ['my instagram account was deleted', 'what-first'],
    ['they changed their name', 'what-first'],
    ['a member of my team is impersonated', 'is-it-impersonation'],
    ['someone copied my domain', 'copied-website'],
    ['phone number of a copy', 'whatsapp'],
  ])('what is asked about a copy, “%s”, finds %s before any of them', (text, slug) => {
    const about = found({ text }).map((each) => helpQuestions.find((one) => one.slug === each)!.about);
    const own = about.findIndex((each) => each !== undefined);
    expect(found({ text }).slice(0, own < 0 ? undefined : own)).toContain(slug);
  });

  it('finds nothing by the address of a link', () => expect(found({ text: 'https' })).toEqual([]));

  it('leaves out what is about another platform or place', () => {
    expect(found({ text: '', platform: 'GITHUB' })).not.toContain('whatsapp');
    expect(found({ text: '', platform: 'WHATSAPP' })).toContain('whatsapp');
    for (const slug of ['my-child', 'my-company', 'identity-document', 'no-account-there'])
      expect(found({ text: '', platform: 'TWITCH' })).toContain(slug);
    expect(found({ text: 'child', platform: 'FACEBOOK' })).toContain('my-child');
    expect(found({ text: '', platform: 'SNAPCHAT' }).slice(0, 3)).toContain('my-child');
    expect(found({ text: '', platform: 'X' })[0]).toBe('is-it-impersonation');
    expect(found({ text: '', region: 'UK' })).toContain('refused-in-the-uk');
    expect(found({ text: '', region: 'UK' })).not.toContain('refused-in-the-us');
    expect(found({ text: '', region: 'UK' })).toContain('what-first');
  });
});

describe('a question', () => {
  const question = {
    ...{ slug: 'one', title: 'Was it Müller?', short: 'In short.', sources: [] },
    answer: ['[The form](https://example.org/hidden) asks for a picture.', 'It takes 3 days.'],
    platforms: ['GOOGLE' as const],
    regions: ['UK' as const],
  };
  const everywhere = { ...{ slug: 'two', title: 'And elsewhere?', short: 'So.', answer: [], sources: [] } };
  const searched = (search: HelpSearch) =>
    findQuestions([question, everywhere], search).map(({ slug }) => slug);

  it.each([
    ['a word of its title, without its accent', 'muller'],
    ['the same with it, in capitals', 'MÜLLER'],
    ['its short answer', 'short'],
    ['every paragraph of its answer', 'picture 3 days'],
    ['the words of a link', 'the form'],
    ['a platform as people call it', 'YouTube'],
    ['a place', regionNames.UK],
    ['a part of a word', 'elsewh'],
  ])('is found by %s: %s', (_, text) => expect(searched({ text })).toHaveLength(1));

  it.each([
    ['where a link leads', 'example'],
    ['words that stand nowhere', 'elephant castle'],
  ])('is not found by %s: %s', (_, text) => expect(searched({ text })).toEqual([]));

  it('is found by most of what was typed where none has all of it, the better one first', () => {
    expect(searched({ text: 'picture elephant' })).toEqual(['one']);
    expect(searched({ text: 'elsewhere müller picture' })).toEqual(['one', 'two']);
    expect(searched({ text: 'what was it' })).toEqual(['one']);
  });

  it('stands among those of its platform and place, and what names none stands among all', () => {
    expect(searched({ text: '', platform: 'GOOGLE', region: 'UK' })).toEqual(['one', 'two']);
    expect(searched({ text: '', platform: 'X', region: 'UK' })).toEqual(['two']);
    expect(searched({ text: '', platform: 'GOOGLE', region: 'US' })).toEqual(['two']);
    expect(searched({ text: '?! ' })).toEqual(['one', 'two']);
  });
});
