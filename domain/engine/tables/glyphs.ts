/**
 * Look-alikes of the characters that handles and domains are made of, the most deceptive first. Unlike UTS #39 this table is
 * read forwards: what would somebody type in place of this letter? All of it is valid in domain names (IDNA 2008).
 */
const table = (rows: Record<string, string>) =>
  new Map(Object.entries(rows).map(([letter, alike]) => [letter, alike.split(' ')] as const));

/** Letters and digits on any keyboard, and pairs that read as one letter. */
export const ASCII_GLYPHS: ReadonlyMap<string, readonly string[]> = table({
  ...{ 0: 'o', 1: 'l i', 2: 'z', 3: '8 e', 4: 'a', 5: 's', 6: '9 b', 7: 't', 8: '3 b', 9: '6 g' },
  ...{ a: '4', b: 'd lb 8 6', c: 'e', d: 'b cl dl', e: 'c 3', g: 'q 9', h: 'lh', i: '1 l j', j: 'i', k: 'lc', l: '1 i' },
  ...{ m: 'rn nn n', n: 'm r ri', o: '0', q: 'g', s: '5', t: '7', u: 'v', v: 'u', w: 'vv', y: 'v', z: '2' },
  ...{ rn: 'm', nn: 'm', vv: 'w', cl: 'd', lc: 'k', lh: 'h', lb: 'b', dl: 'd', ri: 'n' },
});

/** Letters of other alphabets that draw the same shape. */
export const FOREIGN_GLYPHS: ReadonlyMap<string, readonly string[]> = table({
  ...{ a: 'а', b: 'ь', c: 'с', d: 'ԁ', e: 'е', g: 'ԍ', h: 'һ', i: 'і', j: 'ј', k: 'к', l: 'ӏ', m: 'м', n: 'ո', o: 'о' },
  ...{ p: 'р', q: 'ԛ', s: 'ѕ', t: 'т', u: 'ս', v: 'ѵ', w: 'ԝ', x: 'х', y: 'у' },
});

/** Latin letters with a mark or a twist. */
export const MARKED_GLYPHS: ReadonlyMap<string, readonly string[]> = table({
  ...{ 2: 'ƻ', 3: 'ʒ', 5: 'ƽ', a: 'ạ ă ȧ ɑ å ą â ǎ à á ä ã ā ə', b: 'ḃ ḅ ƅ ʙ ḇ ɓ', c: 'ċ ç ĉ ć ƈ č ᴄ', d: 'ď ḍ ḋ ɖ ɗ ḏ đ ḑ ḓ' },
  ...{ e: 'ê ẹ ę è ḛ ě ɇ ė ĕ é ë ē ȩ ə', f: 'ḟ ƒ', g: 'ǧ ġ ǵ ğ ɡ ǥ ĝ ģ ɢ', h: 'ȟ ḫ ḩ ḣ ɦ ḥ ḧ ħ ẖ ⱨ ĥ' },
  ...{ i: 'ɩ ǐ í ɪ ỉ ȋ ɨ ï ī ĩ ị î ı ĭ į ì', j: 'ǰ ĵ ʝ ɉ', k: 'ĸ ǩ ⱪ ḵ ķ ᴋ ḳ', l: 'ĺ ł ɫ ļ ľ', m: 'ᴍ ṁ ḿ ṃ ɱ' },
  ...{ n: 'ņ ǹ ń ň ṅ ṉ ṇ ꞑ ñ ŋ', o: 'ö ó ȯ ỏ ô ᴏ ō ò ŏ ơ ő õ ọ ø', p: 'ṗ ƿ ƥ ṕ', q: 'ʠ' },
  ...{ r: 'ʀ ȓ ɍ ɾ ř ṛ ɽ ȑ ṙ ŗ ŕ ɼ ṟ', s: 'ṡ ș ŝ ꜱ ʂ š ś ṣ ş', t: 'ť ƫ ţ ṭ ṫ ț ŧ' },
  ...{ u: 'ᴜ ų ŭ ū ű ǔ ȕ ư ù ů ʉ ú ȗ ü û ũ ụ', v: 'ᶌ ṿ ᴠ ⱴ ⱱ ṽ', w: 'ᴡ ẇ ẅ ẃ ẘ ẉ ⱳ ŵ ẁ', x: 'ẋ ẍ' },
  ...{ y: 'ŷ ÿ ʏ ẏ ɏ ƴ ȳ ý ỿ ỵ', z: 'ž ƶ ẓ ẕ ⱬ ᴢ ż ź ʐ', ae: 'æ', oe: 'œ' },
});

/** The keys around each key on QWERTY, QWERTZ and AZERTY keyboards. */
export const NEIGHBOUR_KEYS: ReadonlyMap<string, string> = new Map(
  (() => {
    const around = new Map<string, Set<string>>();
    for (const keyboard of ['1234567890|qwertyuiop|asdfghjkl|zxcvbnm', '1234567890|qwertzuiop|asdfghjkl|yxcvbnm', '1234567890|azertyuiop|qsdfghjklm|wxcvbn']) {
      const rows = keyboard.split('|');
      rows.forEach((row, y) =>
        [...row].forEach((key, x) => {
          const near = [row[x - 1], row[x + 1], rows[y - 1]?.[x], rows[y - 1]?.[x + 1], rows[y + 1]?.[x], rows[y + 1]?.[x - 1]];
          const set = around.get(key) ?? new Set();
          for (const other of near) if (other) set.add(other);
          around.set(key, set);
        }),
      );
    }
    return [...around].map(([key, near]) => [key, [...near].join('')] as const);
  })(),
);
