import type { Platform } from '#domain/platform/platform';

/** So many have a name of their own. */
export const mostPeople = 10_000;

/** Nobody shares a name: what one search finds does not grow with the number of people. */
export const nameOf = (n: number): string => {
  const own = Math.floor(n / first.length) % (beginnings.length * endings.length);
  return `${first[n % first.length]} ${beginnings[own % beginnings.length]}${endings[Math.floor(own / beginnings.length)]}`;
};

/** Five letters of each name and a number: as long as X allows. */
export const handleOf = (n: number, platform: Platform): string => {
  const [one, two] = nameOf(n).toLowerCase().split(' ');
  const between = platform === 'GITHUB' ? '-' : platform === 'IMGUR' ? '' : '_';
  return `${one!.slice(0, 5)}${between}${two!.slice(0, 5)}${n}`;
};

const first =
  'Ada Bela Cleo Dara Enzo Fina Gita Hugo Ines Jona Kira Lior Mina Nora Otto Pia Remy Suri Tova Uma'.split(
    ' ',
  );
const beginnings =
  'Bor Cal Den Fal Gor Hal Kes Lan Mor Nev Orl Pel Quo Ros Sel Tor Ulm Var Wes Yor Zan Bri Cro Dru Gla'.split(
    ' ',
  );
const endings = 'an ek is ov ut am el in os ur ad en ik ol us ag eb il om und'.split(' ');
