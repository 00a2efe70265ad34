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
