// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { drawForTest } from '../../ui/draw-for-test.tsx';
import { PlatformIndex } from './PlatformIndex.tsx';

test('a platform that isn’t on the list and is asked for has a page to go to', () => {
  const { box } = drawForTest(<PlatformIndex />);
  expect(box.textContent).toContain('Telegram takes reports in a chat and by email');
  expect(box.querySelector('a[href="/help/telegram"]')).not.toBeNull();
});
