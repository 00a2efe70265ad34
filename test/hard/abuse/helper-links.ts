import { answer, type Outcome } from '../../support/client.ts';
import { screenshot } from '../../support/seed/seed-case.ts';
import { type Abuse, outcome } from './attack.ts';

/** A network address may ask so often in an hour. */
const perHour = 60;

/** All that a wrong link is told, whatever is wrong about it. */
const said = (got: Outcome) => (got.kind === 'answer' ? 'an answer' : `${got.code}: ${got.message}`);

/** Guesses friends' links: letters beside the right ones, another case of them, one that was replaced, one that was used. */
export const helperLinks: Abuse = async (attack) => {
  const { attacked, scene } = attack;
  const { wire } = attacked;
  const by = { token: scene.maya.accessToken };
  const { caseId } = scene.things;
  const invite = () => answer<{ token: string }>(wire.rest('app', 'invite-helper', { caseId }, by));
  const { token: replaced } = await invite();
  const { token } = await invite();
  const look = (one: string) => wire.rest('app', 'helper-case', { token: one }, { from: '198.51.100.9' });
  const send = (one: string) =>
    wire.rest('app', 'helper-screenshot', { token: one, words: '', screenshot }, { from: '198.51.100.9' });
  const beside = Array.from(token, (letter, at) => {
    const other = letter === 'A' ? 'B' : 'A';
    return token.slice(0, at) + other + token.slice(at + 1);
  });
  const swapped = token.replace(/[a-z]/gi, (letter) =>
    letter === letter.toLowerCase() ? letter.toUpperCase() : letter.toLowerCase(),
  );
  const guesses = [...beside, swapped, [...token].reverse().join(''), replaced];
  const looked = await Promise.all(guesses.map(look));
  const sent = await Promise.all(guesses.map(send));
  const [first] = looked;
  const limited = [...looked, ...sent].filter((got) => said(got).startsWith('RATE_LIMITED'));
  const others = [...looked, ...sent].filter((got) => !limited.includes(got) && said(got) !== said(first!));
  const locked = said(await look(token));
  await scene.restore();
  const { token: mine } = await invite();
  const shown = await answer<Record<string, unknown>>(look(mine));
  const used = [said(await send(mine)), said(await send(mine)), said(await look(mine))];
  const wrong = [
    ...(said(first!).startsWith('NOT_FOUND') ? [] : [`the first guess: ${said(first!)}`]),
    ...others.map((got) => `another word: ${said(got)}`),
    ...(guesses.length * 2 - limited.length === perHour
      ? []
      : [`${guesses.length * 2 - limited.length} were looked at`]),
    ...(locked.startsWith('RATE_LIMITED') ? [] : [`then the right one: ${locked}`]),
    ...Object.keys(shown)
      .filter((name) => !['platform', 'handle', 'url', 'askedBy', 'expiresAt'].includes(name))
      .map((name) => `a friend sees ${name}`),
    ...(used[0] === 'an answer' && used[1] === said(first!) && used[2] === said(first!)
      ? []
      : [`the right one, again, looked at: ${used.join(' / ')}`]),
  ];
  return outcome(
    attack,
    {
      tried: `helper link: ${guesses.length * 2} guesses beside the right one`,
      mark: `none opens, ${perHour} an hour are looked at, the right one works once`,
    },
    wrong,
    `0 opened, ${perHour} looked at`,
  );
};
