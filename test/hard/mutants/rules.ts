import type { Mutant } from './mutant.ts';

const safe = { file: 'domain/message/safe-text.ts', test: 'domain/message/safe-text.test.ts' };
const hook = { file: 'domain/business/webhook.ts', test: 'domain/business/webhook.test.ts' };
const sign = { file: 'emulator/iam/sigv4.ts', test: 'emulator/iam/sigv4.test.ts' };
const policy = { file: 'emulator/iam/policy.ts', test: 'emulator/iam/policy.test.ts' };

/** Rules that hold everywhere, and the emulator’s, without which a grant that is missing would pass here. */
export const ruleMutants: Mutant[] = [
  { ...safe, drops: 'the escape of quotes', find: '/[&<>"\']/g', put: '/[&<>]/g' },
  { ...safe, drops: 'addresses in names', find: '(mayBeAddress(word) ?', put: '(word === "" ?' },
  { ...hook, drops: 'mentions in Slack', find: ".replaceAll('<', '&lt;')", put: '' },
  {
    ...hook,
    drops: 'TLS of a webhook',
    find: "return url?.protocol === 'https:' && ",
    put: 'return url !== undefined && ',
  },
  {
    ...{ file: 'domain/business/role.ts', test: 'domain/business/role.test.ts' },
    drops: 'whom a manager may place',
    find: "(role === 'MANAGER' && other === 'MEMBER')",
    put: "role === 'MANAGER'",
  },
  {
    ...{ file: 'domain/business/csv.ts', test: 'domain/business/csv.test.ts' },
    drops: 'formulas in a table',
    find: "FORMULA.test(text) ? `'${text}` : text",
    put: 'text',
  },
  {
    ...{ file: 'domain/account/sms-countries.ts', test: 'domain/account/sms-countries.test.ts' },
    drops: 'premium numbers',
    find: '&& mobile.test(phoneNumber.slice(code.length + 1))',
    put: '',
  },
  {
    ...{ file: 'domain/account/upload.ts', test: 'domain/account/upload.test.ts' },
    drops: 'the end of one’s own folder',
    find: '/^[\\w-]{1,64}\\.(jpeg|png|webp)$/',
    put: '/\\.(jpeg|png|webp)$/',
  },
  {
    ...{ file: 'domain/account/age.ts', test: 'domain/account/age.test.ts' },
    drops: 'the birthday that is still to come',
    find: '(hadBirthday ? 0 : 1)',
    put: '0',
  },
  {
    ...{ file: 'domain/proof/public-check.ts', test: 'domain/proof/public-check.test.ts' },
    drops: 'what its holder keeps private',
    find: "if (!proof?.public) return { state: 'unknown' };",
    put: "if (!proof) return { state: 'unknown' };",
  },
  {
    ...{
      file: 'domain/people/connection-transitions.ts',
      test: 'domain/people/connection-transitions.test.ts',
    },
    drops: 'that an ignored request is told to nobody',
    find: "'asked ignored': { request: 'asked ignored', break: 'none ignored' },",
    put: "'asked ignored': { request: 'asked ignored' },",
  },
  {
    ...{ file: 'domain/proof/proof-code.ts', test: 'domain/proof/proof-code.test.ts' },
    drops: 'for whom a code was made',
    find: 'issued.has(code) && handleOfCode(code) !== profile.handle.toLowerCase()',
    put: 'issued.has(code)',
  },
  {
    ...{ file: 'domain/text.ts', test: 'domain/text.test.ts' },
    drops: 'addresses that run',
    find: '/^https?:\\/\\//i',
    put: '/^\\w+:/i',
  },
  { ...policy, drops: 'that Deny wins', find: " && !effects.has('Deny')", put: '' },
  {
    ...{ file: 'emulator/iam/pattern.ts', test: policy.test },
    ...{ drops: 'a variable without a value', find: 'resolvable = false', put: 'resolvable = true' },
  },
  {
    ...sign,
    drops: 'a signature',
    find: 'if (!same(sign(credentials.secretAccessKey, claim.scope, text), claim.signature))',
    put: 'if (!text)',
  },
  {
    ...{ file: 'emulator/host/write-guard.ts', test: 'emulator/host/write-guard.test.ts' },
    drops: 'that a disk which refused a write takes no other',
    find: 'failure ??= error;',
    put: 'void failure;',
  },
  {
    ...{ file: 'domain/engine/photo/image-header.ts', test: 'domain/engine/photo/image-header.test.ts' },
    drops: 'how many passes a picture may have',
    find: 'if (jpegPasses(bytes, at) > mostPasses) return undefined;',
    put: '',
  },
  { ...sign, drops: 'the body that was signed', find: '|| said === sha256(body)', put: '|| true' },
  {
    ...sign,
    drops: 'the end of credentials',
    find: 'if (now > credentials.expiration)',
    put: 'if (now < 0)',
  },
];
