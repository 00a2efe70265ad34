// @vitest-environment happy-dom
import { act } from 'react';
import { useNavigate } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { drawForTest } from '../../../ui/draw-for-test.tsx';
import { useBusinessShown } from './use-business-shown.ts';

const known = vi.hoisted(() => ({ business: undefined as { id: string } | null | undefined }));
vi.mock('../api.ts', () => ({ useBusiness: () => ({ business: known.business, error: null }) }));
beforeEach(() => void (known.business = undefined));

function Page() {
  const { shown, isOver } = useBusinessShown();
  const navigate = useNavigate();
  return (
    <>
      <p>{shown ? `${shown.id}${isOver ? ', over' : ''}` : 'none'}</p>
      <input />
      <button type="button" onClick={() => void navigate({ search: '?businessId=b2' })}>
        Another
      </button>
      <button type="button" onClick={() => void navigate({ search: '?businessId=b1', hash: '#again' })}>
        Again
      </button>
    </>
  );
}

/** What the page shows once each has come, in turn, with something typed before the last. */
function shows(all: ({ id: string } | null)[], typed: boolean, press?: string): string | null {
  const { box, click } = drawForTest(<Page />, '/?businessId=b1');
  all.forEach((business, at) => {
    if (typed && at === all.length - 1)
      act(() => void box.querySelector('input')!.dispatchEvent(new Event('input', { bubbles: true })));
    known.business = business;
    click('Again');
  });
  if (press) click(press);
  return box.querySelector('p')!.textContent;
}

const b1 = { id: 'b1' };
test.each([
  ['a business is shown', [b1], true, undefined, 'b1'],
  ['one that is over is not', [b1, null], false, undefined, 'none'],
  ['where something was typed it stays', [b1, null], true, undefined, 'b1, over'],
  ['until another is asked for', [b1, null], true, 'Another', 'none'],
  ['one that never was there does not', [null, null], true, undefined, 'none'],
  ['a seat that is given back shows it as before', [b1, { ...b1 }], true, undefined, 'b1'],
])('%s', (_, all, typed, press, expected) => expect(shows(all, typed, press)).toBe(expected));
