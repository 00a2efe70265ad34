// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { questionOfSlug } from '#domain/help/questions';
import { drawForTest } from '../../ui/draw-for-test.tsx';
import { HelpAnswer } from './HelpAnswer.tsx';

test.each([
  ['my-child', true, '22 November 2026'],
  ['copied-website', false, '29 November 2026'],
])('the answer “%s” leads to a report, if a platform takes one: %s', (slug, leads, readOn) => {
  const { box } = drawForTest(<HelpAnswer question={questionOfSlug(slug)!} />);
  expect(!!box.querySelector('a[href="/compare"].button')).toBe(leads);
  expect(box.textContent).toContain(`Read on ${readOn}, as stored copies`);
});

test.each([
  ['telegram', undefined],
  ['lost-phone', 'account'],
  ['hand-over-business', 'business'],
])(
  'below the answer “%s” stand others of its kind, and no way to a report that nobody takes',
  (slug, about) => {
    const { box } = drawForTest(<HelpAnswer question={questionOfSlug(slug)!} />);
    const others = [...box.querySelectorAll('section:last-of-type a[href^="/help/"]')].map(
      (link) => questionOfSlug(link.getAttribute('href')!.slice('/help/'.length))!.about,
    );
    expect(others).toEqual(Array(5).fill(about));
    expect(!!box.querySelector('a[href="/compare"].button')).toBe(!about);
  },
);

test('where somebody said that they live comes first, and the rest is folded', () => {
  const countriesOf = (at: string) => {
    const { box } = drawForTest(<HelpAnswer question={questionOfSlug('refused')!} />, at);
    const said = (part: ParentNode, which: string) =>
      [...part.querySelectorAll(which)].map(({ textContent }) => textContent);
    return [said(box, ':not(details) > dl dt'), said(box, 'details dt').length] as const;
  };
  expect(countriesOf('/help/refused?country=UK')).toEqual([['United Kingdom'], 6]);
  const [all, folded] = countriesOf('/help/refused');
  expect([all[0], all.length, folded]).toEqual(['European Union', 7, 0]);
});
