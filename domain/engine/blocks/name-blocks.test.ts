import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nameShape } from '../name/name-shape.ts';
import { nameLikeness } from '../name/name-signal.ts';
import { createNameBlocks } from './name-blocks.ts';

const NAMES = ['Maya Hollimund', 'Robert Brandt', 'Sergei Lavrov', 'Otto Brandt', 'Lena Marchetti'];
const near = (name: string, names: readonly string[] = NAMES) =>
  createNameBlocks([undefined, ...names.map(nameShape)])
    .near(nameShape(name))
    .map((at) => names[at - 1]);

describe('createNameBlocks', () => {
  it.each([
    ['Hollimund, Maya', ['Maya Hollimund']],
    ['Maya Holimund', ['Maya Hollimund']],
    ['Bob Brandt', ['Robert Brandt']],
    ['M. Hollimund', ['Maya Hollimund']],
    ['sergeilavrov', ['Sergei Lavrov']],
    ['Сергей Лавров', ['Sergei Lavrov']],
    ['Мaya Hollimund', ['Maya Hollimund']],
    ['Maya Lynn Hollimund', ['Maya Hollimund']],
    ['sergejlawrow', ['Sergei Lavrov']],
    ['Brandt', []],
    ['Nobody Else', []],
  ])('%s is near %j', (name, expected) => expect(near(name)).toEqual(expected));

  it.each([
    ['one word with a slip', 'Madona', ['Madonna'], ['Madonna']],
    ['a particle written together', 'Vincent Vangogh', ['Vincent van Gogh'], ['Vincent van Gogh']],
    ['written together as another language spells it', 'jelsouki', ['Yel Suki'], ['Yel Suki']],
    ['all who bear the name', 'ottobrandt', ['Otto Brandt', 'Otto Brandt'], ['Otto Brandt', 'Otto Brandt']],
    ['in both alphabets', 'Sergey Lavrov', ['Сергей Лавров', 'Sergei Lavrov', 'Maya'], ['Сергей Лавров', 'Sergei Lavrov']], // prettier-ignore
    ['in another alphabet only', 'Sergei Lavrov', ['Сергей Лавров', 'Отто Брандт'], ['Сергей Лавров']],
    ['a surname alone is nobody', 'Maya Brandt', ['Otto Brandt', 'Maya Hollimund'], []],
  ])('%s: %s among %j is %j', (_what, name, names, expected) =>
    expect(near(name, names).sort()).toEqual([...expected].sort()),
  );

  it('gives what each with each gives, of names with slips, short forms and other orders', () => {
    const first = fc.constantFrom('Robert', 'Bob', 'Maya', 'Maja', 'Christina', 'Tina', 'Sergei', 'Otto');
    const last = fc.constantFrom('Hollimund', 'Holimund', 'Brandt', 'Brand', 'Marchetti', 'Lavrov', 'Lee');
    const name = fc
      .tuple(first, last, fc.boolean())
      .map(([a, b, turned]) => (turned ? `${b} ${a}` : `${a} ${b}`));
    fc.assert(
      fc.property(fc.array(name, { maxLength: 20 }), name, (all, asked) => {
        const shapes = all.map(nameShape);
        const one = nameShape(asked);
        const plainly = shapes.flatMap((other, at) => (nameLikeness(other, one).value >= 0.84 ? [at] : []));
        const found = createNameBlocks(shapes).near(one);
        expect(plainly.filter((at) => !found.includes(at))).toEqual([]);
      }),
      { seed: 714, numRuns: 300 },
    );
  });
});
