/** Words that say nothing of what happened. */
export const SMALL = new Set(
  'a an and are as at be been by did do does for from had has have he her his how i if in is it its me my of on or our she so that the their them they this to up us was we were what when where who why will with you your'.split(
    ' ',
  ),
);

/** What people type, and the words that the questions have for it. */
const SAID: Readonly<Record<string, readonly string[]>> = {
  somebody: ['someone'],
  person: ['someone'],
  account: ['account', 'copy'],
  profile: ['account', 'copy'],
  fake: ['copy', 'impersonat', 'pretend'],
  clone: ['copy'],
  cloned: ['copy', 'copied'],
  copied: ['copied', 'copy', 'using my'],
  copies: ['copies', 'copy'],
  stolen: ['using my'],
  steal: ['using my'],
  uses: ['using', 'use'],
  use: ['using', 'use'],
  impersonator: ['impersonat', 'copy'],
  impersonation: ['impersonat'],
  impersonates: ['impersonat'],
  photo: ['photo', 'picture'],
  photos: ['photo', 'picture'],
  image: ['picture', 'photo'],
  shop: ['company'],
  store: ['company'],
  business: ['company'],
  brand: ['brand', 'company'],
  logo: ['company'],
  site: ['website'],
  webpage: ['website'],
  homepage: ['website'],
  domain: ['domain', 'website'],
  web: ['website'],
  customers: ['company', 'friends'],
  scam: ['scam', 'money', 'fraud'],
  scammer: ['scam', 'money', 'fraud'],
  son: ['child'],
  daughter: ['child'],
  kid: ['child'],
  passport: ['identity document'],
  id: ['identity document'],
  ignored: ['nobody answers'],
  rejected: ['refused'],
  denied: ['refused'],
  messages: ['writes'],
  login: ['sign in'],
  log: ['sign'],
  logout: ['sign out'],
  signout: ['sign out'],
  '2fa': ['two-step'],
  mfa: ['two-step'],
  factor: ['step'],
  mobile: ['phone'],
  erase: ['delete'],
  cancel: ['delete'],
  mail: ['email'],
};

/** A typed word and what it may stand as in a question: other words for it, and the same without its ending. */
export function saidAs(word: string): string[] {
  const stem = word.replace(/(?:ing|ed|es|s)$/, '');
  return [word, ...(SAID[word] ?? []), ...(stem.length >= 4 ? [stem, ...(SAID[stem] ?? [])] : [])];
}
