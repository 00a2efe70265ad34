// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { drawForTest } from '../../../ui/draw-for-test.tsx';
import { KeptText } from './KeptText.tsx';

test('times are written as people write them, and exactly beside it', () => {
  const text = `As our scan saw both accounts on 2026-11-20T09:14:03.123Z
Comparison: likely clone, likeness 93 of 100

The other account
Account since: 2024-03-01T10:00:00.000Z
About: born 2024-03-01T99:99:00Z
`;
  const { box } = drawForTest(<KeptText text={text} />);
  expect(box.querySelector('p')?.textContent).toBe(
    'As our scan saw both accounts on 20 November 2026, 09:14 UTC 2026-11-20T09:14:03.123Z.',
  );
  const [since, about] = box.querySelectorAll('dd');
  expect(since?.querySelector('time')?.getAttribute('datetime')).toBe('2024-03-01T10:00:00.000Z');
  expect(since?.textContent).toBe('1 March 2024, 10:00 UTC 2024-03-01T10:00:00.000Z');
  expect(about?.textContent).toBe('born 2024-03-01T99:99:00Z');
});

test('handles and links stand in the face of handles, the rest does not', () => {
  const text = `As our scan saw both accounts

The other account
Platform: GitHub
Handle: lena-rnarchetti
Link: https://github.com/lena-rnarchetti
Name: Lena
`;
  const { box } = drawForTest(<KeptText text={text} />);
  expect([...box.querySelectorAll('dd')].map((fact) => fact.className === 'handle')).toEqual([
    false,
    true,
    true,
    false,
  ]);
});
