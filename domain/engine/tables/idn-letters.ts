/**
 * Which letters beyond a-z, 0-9 and the hyphen each registry takes, as far as its rules are known to us. An ending that
 * stands in neither table takes any letters of one script, as ICANN's guidelines ask of every generic ending.
 * Written down from general knowledge of the registries' published rules in November 2026, no page was read for it.
 */

/** Endings whose registry takes plain ASCII alone. */
export const ASCII_ENDINGS: ReadonlySet<string> = new Set('uk us nl cz sk ru su mx za au'.split(' '));

/** Endings of one language or a few: their letters, in order. Anything else is refused there. */
export const LETTERS_OF_ENDING: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  Object.entries({
    at: 'áàåäãâæçéèêëíìîïñóòöõôøœšúùûüýÿžþðß',
    br: 'áàâãéêíóôõúüç',
    ca: 'éëêèâàæôœùûüçîïÿ',
    ch: 'àáâãäåæçèéêëìíîïðñòóôõöøùúûüýþÿœ',
    dk: 'æøåöäüé',
    es: 'áàéèíïóòúüñç',
    fi: 'åäöáâčđéèêëǧǥǩŋõšŧžʒæøœüàçîïôûùÿ',
    it: 'àâäáåæçèéêëìîïòôöœùûüÿßíóú',
    nz: 'āēīōū',
    pt: 'áàâãçéêíóôõúü',
    // Japanese, Korean and Chinese names, which look like no Latin letter
    ...{ jp: '', kr: '', cn: '' },
    ...Object.fromEntries(
      ['be', 'fr'].map((ending) => [ending, 'ßàáâãäåæçèéêëìíîïñòóôõöøœùúûüýÿþð']),
    ),
  }).map(([ending, letters]) => [ending, new Set(letters)]),
);
