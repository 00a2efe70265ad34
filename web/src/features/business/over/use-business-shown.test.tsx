// @vitest-environment happy-dom
import { act, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { drawForTest } from '../../../ui/draw-for-test.tsx';
import { useBusinessShown } from './use-business-shown.ts';

type Known = { id: string; role?: string };
const known = vi.hoisted(() => ({ business: undefined as Known | null | undefined }));
vi.mock('../api.ts', () => ({ useBusiness: () => ({ business: known.business, error: null }) }));
beforeEach(() => void (known.business = undefined));

function Page() {
  const { shown, isOver, roleNow } = useBusinessShown();
  const navigate = useNavigate();
  const [role, setRole] = useState('MEMBER');
  return (
    <>
      <p>
        {shown
          ? [shown.id, ...(isOver ? ['over'] : []), ...(roleNow ? [shown.role, 'now', roleNow] : [])].join(
              ' ',
            )
          : 'none'}
      </p>
      <input />
      <select value={role} onChange={({ target }) => setRole(target.value)}>
        <option>MEMBER</option>
        <option>MANAGER</option>
      </select>
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
function shows(all: (Known | null)[], typed: boolean, press?: string): string | null {
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
const [admin, manager, member] = ['ADMIN', 'MANAGER', 'MEMBER'].map((role) => ({ id: 'b1', role }));
test.each([
  ['a business is shown', [b1], true, undefined, 'b1'],
  ['one that is over is not', [b1, null], false, undefined, 'none'],
  ['where something was typed it stays', [b1, null], true, undefined, 'b1 over'],
  ['until another is asked for', [b1, null], true, 'Another', 'none'],
  ['one that never was there does not', [null, null], true, undefined, 'none'],
  [
    'a role that was taken away stays where something was typed',
    [admin!, member!],
    true,
    undefined,
    'b1 ADMIN now MEMBER',
  ],
  [
    'also where it is taken in two steps',
    [admin!, manager!, member!],
    true,
    undefined,
    'b1 MANAGER now MEMBER',
  ],
  ['not where nothing was', [admin!, member!], false, undefined, 'b1'],
  ['a role that was raised counts at once', [manager!, admin!], true, undefined, 'b1'],
  ['a seat that is given back shows it as before', [b1, { ...b1 }], true, undefined, 'b1'],
])('%s', (_, all, typed, press, expected) => expect(shows(all, typed, press)).toBe(expected));

test('the first choice from a list holds: browsers tell of it twice, React hears the second', () => {
  known.business = b1;
  const { box } = drawForTest(<Page />, '/?businessId=b1');
  const list = box.querySelector('select')!;
  list.value = 'MANAGER';
  for (const event of ['input', 'change'])
    act(() => void list.dispatchEvent(new Event(event, { bubbles: true })));
  expect(list.value).toBe('MANAGER');
  known.business = null;
  act(() => void box.querySelectorAll('button')[1]!.click());
  expect(box.querySelector('p')!.textContent).toBe('b1 over');
});
