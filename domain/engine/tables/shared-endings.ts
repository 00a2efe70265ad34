/** In front of a country these are an ending that many share, and no name: "acme.co.uk". */
export const SHARED_ENDINGS: readonly string[] = [
  'ac',
  'co',
  'com',
  'edu',
  'gob',
  'gov',
  'govt',
  'gv',
  'ltd',
  'me',
  'ne',
  'net',
  'or',
  'org',
  'plc',
];
