// @vitest-environment happy-dom
import { act } from 'react';
import { Route, Routes, useNavigate } from 'react-router-dom';
import { expect, test } from 'vitest';
import { drawForTest } from '../../ui/draw-for-test.tsx';
import { AskForm } from './AskForm.tsx';

const Answer = () => {
  const navigate = useNavigate();
  return <button onClick={() => void navigate(-1)}>Back</button>;
};

/** As a person types: React hears only of a value that its own setter did not write. */
const typeInto = (field: HTMLInputElement, text: string) =>
  act(() => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(field, text);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  });

test('what was typed stands in the field again after going back', async () => {
  const { box, click } = drawForTest(
    <Routes>
      <Route path="/" element={<AskForm />} />
      <Route path="/check/*" element={<Answer />} />
    </Routes>,
  );
  const link = () => box.querySelector<HTMLInputElement>('input')?.value;
  typeInto(box.querySelector('input')!, 'https://github.com/ines-valcourt');
  await act(async () => click('Check'));
  expect(link()).toBe(undefined);
  await act(async () => click('Back'));
  expect(link()).toBe('https://github.com/ines-valcourt');
});
