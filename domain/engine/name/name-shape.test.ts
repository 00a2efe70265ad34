import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nameShape } from './name-shape.ts';

describe('nameShape', () => {
  it.each([
    ['SergeiLavrov', ['sergei', 'lavrov'], 'Latin'],
    ["O'Neill, Tip", ['oneill', 'tip'], 'Latin'],
    ['José Núñez', ['jose', 'nunez'], 'Latin'],
    ['Dr. Maya Hollimund', ['maya', 'hollimund'], 'Latin'],
    ['Ludwig von Beethoven', ['ludwig', 'beethoven'], 'Latin'],
    ['Al Rawi, Adib', ['rawi', 'adib'], 'Latin'],
    ['de la Cruz, Maria', ['cruz', 'maria'], 'Latin'],
    ['Al Gore', ['al', 'gore'], 'Latin'],
    ['Ben Oakley, Jr.', ['ben', 'oakley'], 'Latin'],
    ['Анна Иванова', ['anna', 'ivanova'], 'Cyrillic'],
    ['Ёсида Фёдор', ['yosida', 'fedor'], 'Cyrillic'],
    ['', [], 'other'],
    ['!!!', [], 'other'],
  ])('%s: %j, %s', (name, tokens, script) => {
    const shape = nameShape(name);
    expect(shape.tokens).toEqual(tokens);
    expect(shape.script).toBe(script);
  });

  it.each([
    ['O’Neill', 'oneill'],
    ['O`Neill', 'oneill'],
    ['McDonald', 'mcdonald'],
    ['MayaHQ', 'mayahq'],
    ['Maya_Hollimund', 'maya hollimund'],
    ['Maya2 Hollimund', 'maya2 hollimund'],
    ['$ergei', 'sergei'],
    ['Vlad!mir', 'vladimir'],
    ['Nicol@s', 'nicolas'],
    ['Maya $!', 'maya'],
    ['Maya Hollimund, PhD', 'maya hollimund'],
    ['Dr.', 'dr'],
    ['van der', 'van'],
    ['a b c d e f g h i j k l m n', 'a b c d e f g h i j k l'],
    ['ёлка', 'yolka'],
    ['דוד', 'dwd'],
    ['毛澤東', 'maozedong'],
  ])('%s is read as %s', (name, words) => expect(nameShape(name).tokens.join(' ')).toBe(words));

  it.each([
    ['José Núñez', 'jose nunez', 'josenunez', 'josé núñez'],
    ['Ursula van der Leyen', 'ursula leyen', 'ursulavanderleyen', 'ursula van der leyen'],
    ['Dr.  Maya Hollimund', 'maya hollimund', 'mayahollimund', 'dr. maya hollimund'],
    ['Анна', 'анна', 'анна', 'анна'],
    ['毛澤東', '毛泽东', '毛泽东', '毛澤東'],
  ])('of %s the words as written are %s, all letters %s, the text %s', (name, words, letters, text) => {
    const shape = nameShape(name);
    expect(shape.words.map(({ native }) => native).join(' ')).toBe(words);
    expect(shape.letters).toBe(letters);
    expect(shape.text).toBe(text);
    expect([...shape.sounds]).toEqual(shape.words.flatMap(({ sounds }) => [...sounds]));
  });

  it.each([
    ['μαρία', 'Greek'],
    ['محمد', 'Arabic'],
    ['דוד', 'Hebrew'],
    ['김정은', 'Hangul'],
    ['毛泽东', 'Han'],
    ['たなか', 'Hiragana'],
    ['タナカ', 'Katakana'],
    ['สมชาย', 'Thai'],
    ['राम', 'Devanagari'],
    ['রাম', 'Bengali'],
    ['Աննա', 'other'],
  ])('%s is written in %s', (name, script) => expect(nameShape(name).script).toBe(script));

  it.each([
    ['Ibrahim bin al-Din', ['ibrahim', 'din']],
    ['Saif-al-Din bin Ibrahim', ['din', 'ibrahim']],
    ['Big Ben', undefined],
  ])('%s: son and father %j', (name, descent) => expect(nameShape(name).descent).toEqual(descent));

  it.each([
    ['Jоhn', 'john'],
    ['Mаya', 'maya'],
    ['Мaya', 'maya'],
    ['МAYA', 'maya'],
    ['Ηans', 'hans'],
    ['Βob', 'bob'],
  ])('reads %s, of two alphabets, by its looks', (name, token) =>
    expect(nameShape(name).tokens).toEqual([token]),
  );

  it('knows titles and descent', () => {
    expect(nameShape('President Hollimund').titled).toBe(true);
    expect(nameShape('Maya Hollimund').titled).toBe(false);
    for (const title of ['Cllr', 'Councillor', 'Mayor', 'Dr'])
      expect(nameShape(`${title} Maya Hollimund`).tokens).toEqual(['maya', 'hollimund']);
    expect(nameShape('Omar bin Khalid').descent).toEqual(['omar', 'khalid']);
    expect(nameShape('bin Khalid').descent).toBeUndefined();
    expect(nameShape('Omar bin').descent).toBeUndefined();
    expect(nameShape('Amina bint Khalid ben Omar').descent).toEqual(['amina', 'khalid']);
  });

  it('parts plain words as a split at spaces does, whatever stands between', () => {
    const word = fc.string({ unit: fc.constantFrom(...'bdgkmptz'), minLength: 4, maxLength: 8 });
    fc.assert(
      fc.property(
        fc.array(word, { minLength: 1, maxLength: 6 }),
        fc.constantFrom(' ', '  ', ' - ', ', ', '_', '/'),
        (words, between) => {
          const shape = nameShape(words.join(between));
          expect(shape.tokens).toEqual(words.slice(0, 12));
          expect(shape.tokens).toEqual(nameShape(words.join(' ').toUpperCase()).tokens);
        },
      ),
      { seed: 213, numRuns: 200 },
    );
  });

  it.each([
    ['ﷺ'.repeat(1000)],
    ['㌖'.repeat(1000)],
    ['𖠉'.repeat(1000)],
    ['a'.repeat(1_000_000)],
    ["'".repeat(1_000_000)],
    ['Ab '.repeat(100_000)],
    ['a' + '\u0301'.repeat(1_000_000)],
  ])('is bounded, %#', (name) => {
    const shape = nameShape(name);
    expect(shape.text.length).toBeLessThanOrEqual(400);
    expect(shape.words.length).toBeLessThanOrEqual(12);
    for (const word of shape.words) expect(word.text.length).toBeLessThanOrEqual(64);
    expect(shape.sounds.length).toBeLessThanOrEqual(12 * 64);
  });

  it('answers any text with at most twelve words of plain letters and digits', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => {
        const { tokens } = nameShape(text);
        expect(tokens.length).toBeLessThanOrEqual(12);
        expect(tokens.every((token) => /^[a-z0-9]+$/.test(token))).toBe(true);
      }),
      { seed: 214, numRuns: 60 },
    );
  });
});
