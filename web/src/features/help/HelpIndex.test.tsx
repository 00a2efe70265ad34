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
