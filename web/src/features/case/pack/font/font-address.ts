import type { FontName } from './typeface.ts';

/** Where each font file of the pack stands: none is fetched before a pack is made, and of other scripts only what it needs. */
const ADDRESSES: Record<FontName, () => Promise<{ default: string }>> = {
  'atkinson-hyperlegible-next-latin-400': () =>
    import('@fontsource/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-400-normal.woff?url'),
  'atkinson-hyperlegible-next-latin-700': () =>
    import('@fontsource/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-700-normal.woff?url'),
  'atkinson-hyperlegible-next-latin-ext-400': () =>
    import('@fontsource/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-ext-400-normal.woff?url'),
  'atkinson-hyperlegible-next-latin-ext-700': () =>
    import('@fontsource/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-ext-700-normal.woff?url'),
  'atkinson-hyperlegible-mono-latin-400': () =>
    import('@fontsource/atkinson-hyperlegible-mono/files/atkinson-hyperlegible-mono-latin-400-normal.woff?url'),
  'atkinson-hyperlegible-mono-latin-ext-400': () =>
    import('@fontsource/atkinson-hyperlegible-mono/files/atkinson-hyperlegible-mono-latin-ext-400-normal.woff?url'),
  'noto-sans-cyrillic-400': () =>
    import('@fontsource/noto-sans/files/noto-sans-cyrillic-400-normal.woff?url'),
  'noto-sans-cyrillic-700': () =>
    import('@fontsource/noto-sans/files/noto-sans-cyrillic-700-normal.woff?url'),
  'noto-sans-cyrillic-ext-400': () =>
    import('@fontsource/noto-sans/files/noto-sans-cyrillic-ext-400-normal.woff?url'),
  'noto-sans-cyrillic-ext-700': () =>
    import('@fontsource/noto-sans/files/noto-sans-cyrillic-ext-700-normal.woff?url'),
  'noto-sans-greek-400': () => import('@fontsource/noto-sans/files/noto-sans-greek-400-normal.woff?url'),
  'noto-sans-greek-700': () => import('@fontsource/noto-sans/files/noto-sans-greek-700-normal.woff?url'),
  'noto-sans-greek-ext-400': () =>
    import('@fontsource/noto-sans/files/noto-sans-greek-ext-400-normal.woff?url'),
  'noto-sans-greek-ext-700': () =>
    import('@fontsource/noto-sans/files/noto-sans-greek-ext-700-normal.woff?url'),
  'noto-sans-vietnamese-400': () =>
    import('@fontsource/noto-sans/files/noto-sans-vietnamese-400-normal.woff?url'),
  'noto-sans-vietnamese-700': () =>
    import('@fontsource/noto-sans/files/noto-sans-vietnamese-700-normal.woff?url'),
};

export const fontAddress = async (name: FontName): Promise<string> => (await ADDRESSES[name]()).default;
