import type { Result, Told } from '../case.ts';
import type { Attacked } from '../stack/attacked.ts';
import { allRows } from '../stack/rows.ts';
import type { Scene } from '../stack/scene.ts';
import { seededCode } from '../../support/seed/seed.ts';
import { identityOf } from './identity.ts';

/** At once, from as many connections. */
const guesses = 100;
/** That many may be held against the right one. */
const most = 5;

/** Hundred wrong codes and passwords at once: how many were looked at, and whether the right one still opens. */
export async function crowds(attacked: Attacked, scene: Scene, { say }: Told): Promise<Result[]> {
  const tried = [
    ['passwords', await passwords(attacked, scene)],
    ['codes of a sign-up', await signUpCodes(attacked)],
    ['codes for a new password', await resetCodes(attacked, scene)],
    ['codes of an address', await addressCodes(attacked, scene)],
    ['codes of a request without a session', await requestCodes(attacked)],
  ] as const;
  for (const [what, { looked, opened }] of tried)
    say(
      `${guesses} wrong ${what}: ${looked} looked at, then the right one ${opened ? 'OPENED' : 'was refused'}`,
    );
  const worst = Math.max(...tried.map(([, { looked }]) => looked));
  const opened = tried.filter(([, one]) => one.opened).map(([what]) => what);
  return [
    {
      tried: `${tried.length} x ${guesses} wrong at once`,
      mark: `at most ${most} looked at, at least one`,
      result: `${tried.map(([, { looked }]) => looked).join(', ')} looked at`,
      held: worst <= most && tried.every(([, { looked }]) => looked > 0),
    },
    {
      tried: 'then the right one',
      mark: 'refused',
      result: opened.length === 0 ? 'refused' : `opened: ${opened.join(', ')}`,
      held: opened.length === 0,
    },
  ];
}

interface Crowd {
  looked: number;
  opened: boolean;
}

const wrongOf = (right: string) =>
  Array.from({ length: guesses }, (_, n) => String((Number(right) + 1 + n) % 1_000_000).padStart(6, '0'));

async function passwords(attacked: Attacked, { doomed }: Scene): Promise<Crowd> {
  const { begin, wrongPassword } = identityOf(attacked);
  const begun = await Promise.all(wrongOf('0').map(() => begin(doomed.email)));
  const said = await Promise.all(begun.filter(({ kind }) => kind === 'ok').map(wrongPassword));
  const looked = said.filter(({ kind }) => kind.endsWith('Incorrect username or password.')).length;
  return { looked, opened: (await begin(doomed.email)).kind === 'ok' };
}

const codeTo = async ({ outbox }: Attacked, address: string) =>
  (await outbox.list()).find(({ to, code }) => to === address && code)!.code;

/** Of the answers, those that say that a code was compared. */
const compared = (said: readonly { kind: string }[]) =>
  said.filter(({ kind }) => kind.startsWith('CodeMismatchException')).length;

async function signUpCodes(attacked: Attacked): Promise<Crowd> {
  const { ask } = identityOf(attacked);
  const Username = 'newcomer@example.com';
  const UserAttributes = [{ Name: 'email', Value: Username }];
  await ask('SignUp', { Username, Password: 'Correct-h0rse', UserAttributes });
  const right = await codeTo(attacked, Username);
  const confirm = (ConfirmationCode: string) => ask('ConfirmSignUp', { Username, ConfirmationCode });
  const looked = compared(await Promise.all(wrongOf(right).map(confirm)));
  return { looked, opened: (await confirm(right)).kind === 'ok' };
}

async function resetCodes(attacked: Attacked, { maya }: Scene): Promise<Crowd> {
  const { ask } = identityOf(attacked);
  await ask('ForgotPassword', { Username: maya.email });
  const right = await codeTo(attacked, maya.email);
  const reset = (ConfirmationCode: string) =>
    ask('ConfirmForgotPassword', { Username: maya.email, ConfirmationCode, Password: 'Another-h0rse' });
  const looked = compared(await Promise.all(wrongOf(right).map(reset)));
  return { looked, opened: (await reset(right)).kind === 'ok' };
}

/** Our own codes are counted in their row before they are compared; every refusal has the same words. */
async function addressCodes(attacked: Attacked, { maya, things }: Scene): Promise<Crowd> {
  const confirm = (code: string) =>
    attacked.wire.rest(
      'user',
      'confirm-code',
      { emailAddress: things.pendingEmail, code },
      { token: maya.accessToken },
    );
  await Promise.all(wrongOf(seededCode).map(confirm));
  const opened = (await confirm(seededCode)).kind === 'answer';
  return { looked: await triesIn(attacked, (row) => row.owner === maya.sub), opened };
}

async function requestCodes(attacked: Attacked): Promise<Crowd> {
  const email = 'stranger@example.com';
  const ask = (name: string, input: object) => attacked.wire.rest('app', name, input, {});
  const begun = await ask('data-request', { asks: 'ACCESS', email, details: '' });
  if (begun.kind !== 'answer') throw new Error(`No request: ${begun.message}`);
  const { caseNumber } = begun.value as { caseNumber: string };
  const right = await codeTo(attacked, email);
  const confirm = (code: string) => ask('confirm-request', { caseNumber, code });
  await Promise.all(wrongOf(right).map(confirm));
  const opened = (await confirm(right)).kind === 'answer';
  return { looked: await triesIn(attacked, (row) => row.id === caseNumber), opened };
}

async function triesIn(attacked: Attacked, fits: (row: Record<string, unknown>) => boolean): Promise<number> {
  const rows = await allRows(await attacked.database());
  return Math.max(
    0,
    ...rows.filter(([, row]) => 'tries' in row && fits(row)).map(([, row]) => Number(row.tries)),
  );
}
