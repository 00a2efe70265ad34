// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { drawForTest } from '../../ui/draw-for-test.tsx';
import { HelpIndex } from './HelpIndex.tsx';

test.each([
  [
    'UK',
    'United Kingdom: The regulator, Ofcom, doesn’t take up individual cases. A charity does: Report Harmful Content.',
  ],
  [
    'AU',
    'Australia: Impersonation alone isn’t enough in Australia. For serious abuse or a crime, you can turn to: eSafety Commissioner; ReportCyber.',
  ],
  ['EU', 'In the EU, you can complain to the platform itself'],
])('where somebody lives (%s) it names who can be turned to', (country, words) => {
  const { box } = drawForTest(<HelpIndex />, `/help?country=${country}`);
  const note = box.querySelector('.note')!;
  expect(note.textContent.startsWith(words)).toBe(true);
  expect(note.textContent.endsWith('.')).toBe(true);
});

const headings = (box: Element) => [...box.querySelectorAll('h2')].map(({ textContent }) => textContent);
const groups = ['Questions', 'Your Countersign account', 'Your business account'];

test('what is asked about one’s own account and business stands under titles of its own, below all about copies', () => {
  const { box } = drawForTest(<HelpIndex />, '/help');
  expect(headings(box)).toEqual(['Find an answer', ...groups]);
  const lists = [...box.querySelectorAll('ul')];
  expect(lists.map((list) => list.querySelector('a')!.getAttribute('href'))).toEqual([
    '/help/what-first',
    '/help/lost-phone',
    '/help/business-roles',
  ]);
});

test('what was found for words is one list, the nearest first', () => {
  const { box } = drawForTest(<HelpIndex />, '/help?q=two-step');
  expect(headings(box)).toEqual(['Find an answer', 'Questions']);
  expect(box.querySelector('ul a')!.textContent).toBe('How do I turn on two-step sign-in?');
});

test('a platform that is typed alone is one that is chosen', () => {
  const said = (query: string) => {
    const { box } = drawForTest(<HelpIndex />, `/help?${query}`);
    return [...box.querySelectorAll('section')].slice(1).map(({ textContent }) => textContent);
  };
  expect(said('q=YouTube')).toEqual(said('platform=youtube'));
});

test.each(['YouTube', 'youtube copied me', 'yt'])(
  'a platform that is typed leads to its page first: %s',
  (typed) => {
    const { box } = drawForTest(<HelpIndex />, `/help?q=${encodeURIComponent(typed)}`);
    const [first] = [...box.querySelectorAll('section a')].filter((a) =>
      /^\/copied|^\/help\//.test(a.getAttribute('href')!),
    );
    expect(first!.getAttribute('href')).toBe('/copied/youtube');
    expect(box.textContent).not.toContain('No question has');
    expect(box.querySelectorAll('ul a').length).toBeGreaterThan(3);
  },
);

test('where nothing is found, there is something to begin with', () => {
  const { box } = drawForTest(<HelpIndex />, '/help?q=xylophone');
  expect(box.textContent).toContain('No question has any of these words.');
  expect([...box.querySelectorAll('ul a')].map((a) => a.getAttribute('href'))).toEqual([
    '/help/what-first',
    '/help/asks-for-money',
    '/help/for-someone-else',
    '/help/my-company',
  ]);
});
