/** Those at the head of every list of leaked passwords, without their digits and signs at the ends; see `isCommon`. */
const COMMON = new Set(
  `password passwort passw0rd pass admin administrator root welcome letmein login access master secret qwerty qwertyuiop
  qwertz azerty asdfgh asdf zxcvbn zxcvbnm qazwsx abc abcd abcdef iloveyou love loveme monkey dragon sunshine princess
  football baseball basketball soccer hockey liverpool chelsea arsenal superman batman spiderman pokemon naruto starwars
  michael jordan jennifer jessica michelle daniel charlie thomas andrew joshua ashley nicole hunter harley ranger
  shadow killer trustno freedom whatever flower hello ninja mustang ferrari porsche computer internet google samsung
  apple summer winter spring autumn january february march april june july august september october november december
  monday tuesday wednesday thursday friday saturday sunday changeme default guest test testing temp temporary user
  cheese chocolate cookie banana orange purple pepper ginger tigger buster maggie bailey daisy jasmine george matrix
  hottie angel angels forever family lovely babygirl blink money cowboy yankees lakers dallas london paris berlin
  countersign company office`.split(/\s+/),
);

/** Letters that stand for others in passwords, as everybody who guesses knows. */
const PLAIN: Record<string, string> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
};
const trimmed = (text: string) => text.replace(/^[^a-z]+|[^a-z]+$/g, '');

/** True when a password is one of the first that are tried: a common word, whatever its capitals, digits and signs around it. */
export function isCommon(password: string): boolean {
  const lower = password.toLowerCase();
  const plain = lower.replace(/[013457@$!]/g, (sign) => PLAIN[sign] ?? sign);
  // Both orders: what is at the ends may be decoration or stand for a letter.
  const forms = [lower, trimmed(lower), plain, trimmed(plain)];
  const bare = trimmed(lower).replace(/[013457@$!]/g, (sign) => PLAIN[sign] ?? sign);
  return [...forms, bare].some((form) => COMMON.has(form)) || /^(.)\1+$|^\d+$/.test(trimmed(lower) || lower);
}
