import { expect, test } from 'vitest';
import { drawSeal, sealParameters } from './seal.ts';

test('the same id makes the same seal, for ever', () => {
  // Frozen: people recognise themselves by it.
  const { cusps, turns, lobes, waves, eye, rim } = sealParameters('maya-hollimund');
  expect({ cusps, turns, lobes, waves, eye, rim }).toMatchInlineSnapshot(`
    {
      "cusps": 12,
      "eye": 6,
      "lobes": 5,
      "rim": "plain",
      "turns": 5,
      "waves": 10,
    }
  `);
  expect(drawSeal('maya-hollimund', 96)).toEqual(drawSeal('maya-hollimund', 96));
});

test('different ids differ, larger seals have more lines', () => {
  const shapes = new Set(
    Array.from({ length: 200 }, (_, i) => JSON.stringify(sealParameters(`person-${i}`))),
  );
  expect(shapes.size).toBe(200);
  const counts = [32, 64, 160, 320, 720].map((size) => drawSeal('person-1', size).lines.length);
  expect([...counts].sort((a, b) => a - b)).toEqual(counts);
});
