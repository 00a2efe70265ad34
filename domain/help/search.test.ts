import { describe, expect, it } from 'vitest';
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
  ])('%s finds %s', (text, slug) => expect(found({ text })).toContain(slug));

  it('finds nothing by the address of a link', () => expect(found({ text: 'https' })).toEqual([]));

  it('leaves out what is about another platform or place', () => {
    expect(found({ text: '', platform: 'GITHUB' })).not.toContain('whatsapp');
    expect(found({ text: '', platform: 'WHATSAPP' })).toContain('whatsapp');
    expect(found({ text: '', region: 'UK' })).toContain('refused-in-the-uk');
    expect(found({ text: '', region: 'UK' })).not.toContain('refused-in-the-us');
    expect(found({ text: '', region: 'UK' })).toContain('what-first');
  });
});
