import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nameShape } from './name-shape.ts';
import { soundLikeness } from './sound.ts';
import { soundedLikeness } from './sounded-likeness.ts';

const like = (a: string, b: string) => soundedLikeness(nameShape(a), nameShape(b));

describe('soundedLikeness', () => {
  it.each([
    ['Sergei Lavrov', 'Сергей Лавров'],
    ['S. Lavrov', 'Сергей Лавров'],
    ['Yevgeny Prigozhin', 'Евгений Пригожин'],
    ['Kim Jong-un', '김정은'],
    ['Xi Jinping', '习近平'],
    ['Barack Obama', 'バラク・オバマ'],
    ['Abdul Rahman Yasin', 'عبدالرحمن ياسين'],
    ['Shimon Peres', 'שמעון פרס'],
  ])('%s is %s', (a, b) => {
    expect(like(a, b).value).toBeGreaterThanOrEqual(0.84);
    expect(like(a, b).kind).toBe('sound');
  });

  it.each([
    ['Sergei Prigozhin', 'Сергей Лавров'],
    ['Anna Kournikova', 'Анна Каренина'],
    ['Alexander Bastrykin', 'Александр Новак'],
    ['Mohamed ElBaradei', 'محمد مرسي'],
    ['Lavrov', 'Меркель'],
    ['', 'Иван'],
  ])('%s is not %s', (a, b) => expect(like(a, b).value).toBeLessThan(0.84));

  it('pairs words by their sounds as trying every pairing does', () => {
    const latin = fc.array(fc.constantFrom('Anna', 'Boris', 'Sergei', 'Lavrov', 'Tamara'), {
      minLength: 1,
      maxLength: 3,
    });
    const other = fc.array(fc.constantFrom('Анна', 'Борис', 'Сергей', 'Лавров', 'Тамара'), {
      minLength: 1,
      maxLength: 3,
    });
    fc.assert(
      fc.property(latin, other, (a, b) => {
        const [x, y] = [nameShape(a.join(' ')), nameShape(b.join(' '))];
        const [few, many] = x.words.length <= y.words.length ? [x.words, y.words] : [y.words, x.words];
        const beside =
          many.length > few.length
            ? many.slice(1).map(({ sounds }, i) => Uint8Array.from([...many[i]!.sounds, ...sounds]))
            : [];
        // the nearest two first, as long as both are free
        const left = { few: [...few], many: [...many] };
        let [sum, size, worst] = [0, 0, 1];
        while (left.few.length > 0) {
          const pairs = left.few.flatMap((one) =>
            left.many.map((two) => ({ one, two, value: soundLikeness(one.sounds, two.sounds) })),
          );
          const best = pairs.reduce((most, next) => (next.value > most.value ? next : most));
          const heft = (best.one.sounds.length + best.two.sounds.length) / 2;
          [sum, size] = [sum + best.value * heft, size + heft];
          worst = Math.min(
            worst,
            Math.max(best.value, ...beside.map((two) => soundLikeness(best.one.sounds, two))),
          );
          left.few = left.few.filter((one) => one !== best.one);
          left.many = left.many.filter((two) => two !== best.two);
        }
        const extra = left.many.reduce((total, { sounds }) => total + sounds.length, 0);
        const share = (sum / size) * (1 - 0.5 * (extra / (extra + size)));
        const whole = soundLikeness(x.sounds, y.sounds);
        const [alike, enough] =
          few.length === 1 ? [whole, 0.63] : [0.8 * Math.max(whole, share) + 0.2 * worst, 0.66];
        const expected = alike < enough ? (0.84 * alike) / enough : 0.84 + 0.3 * (alike - enough);
        expect(soundedLikeness(x, y).value).toBeCloseTo(expected, 9);
      }),
      { seed: 333, numRuns: 300 },
    );
  });
});
