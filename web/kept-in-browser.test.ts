import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

/** Everything that the pages keep in the browser under a name of ours, and what the policy calls it. */
const KEPT: Record<string, string> = {
  'countersign.awaitsCode': 'your email address, in that tab, for a day',
  'countersign.begunLink': 'which account it is',
  'countersign.codesSent': 'the address or number, what the code is for and when it was sent',
  'countersign.compare': 'What you typed into a comparison',
  'countersign.compare.left': 'that you left an offer of what you had typed',
  'countersign.compare.left.business': 'that you left an offer of what you had typed',
  'countersign.compared': 'that you said you compared both accounts',
  'countersign.dataRequest': 'what you asked for and your email address, for ten minutes',
  'countersign.deviceRecorded': 'that this device was recorded',
  'countersign.deviceScreen': 'which screen this device was recorded with',
  'countersign.form': 'which of a platform’s forms is for you',
  'countersign.handle': 'the field on our first page',
  'countersign.kept': 'A comparison that you chose to save as a case',
  'countersign.known': 'that you have an account here',
  'countersign.reloaded': 'when a page was loaded anew',
  'countersign.said': 'that you compared both accounts of a case',
  'countersign.signedOut': 'where a sign-out goes on',
  'countersign.tourEnded': 'that you ended the tour',
};
/** The forms that keep what was typed, by the name of their draft. */
const FORMS: Record<string, string> = {
  announcement: 'an announcement',
  answer: 'answers of a case',
  behalf: 'answers of a case',
  business: 'a new business',
  contact: 'a message to us, with your email address',
  'countersign.message': 'a message to us',
  decision: 'the reason for a decision',
  evidence: 'the notes and answers of a case',
  friend: 'a note to whoever sent you a link',
  given: 'a copy that you give us',
  imitation: 'a report about a confirmed account, with your email address',
  invite: 'the people you invite to a business',
  'invite-list': 'the people you invite to a business',
  names: 'your profile',
  'new-case': 'a new case',
  plan: 'the reason for a decision',
  profile: 'your profile, with gender, date and place of birth',
  request: 'an answer to a request',
  source: 'the reason for a decision',
};

test('the cookie policy names all that is kept in the browser', () => {
  const src = join(import.meta.dirname, 'src');
  const sources = readdirSync(src, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name))
    .map((name) => readFileSync(join(src, name), 'utf8'));
  const named = (pattern: RegExp) =>
    [...new Set(sources.flatMap((text) => [...text.matchAll(pattern)].map(([, name]) => name!)))].sort();
  const forms = named(
    /(?:\bdraft(?:: |=\{)|\bkeyOf = .*=> )[`'](?!countersign\.(?:said|form))([\w.-]+?)-?[$`']/g,
  );
  expect(forms).toEqual(Object.keys(FORMS).sort());
  const keys = named(/[`'](countersign\.[a-zA-Z]+(?:\.[a-zA-Z]+)*)/g);
  expect(keys.filter((key) => !forms.includes(key))).toEqual(Object.keys(KEPT).sort());
  const policy = readFileSync(join(src, 'features/legal/cookies.tsx'), 'utf8').replaceAll(/\s+/g, ' ');
  for (const words of [...Object.values(KEPT), ...Object.values(FORMS)]) expect(policy).toContain(words);
});
