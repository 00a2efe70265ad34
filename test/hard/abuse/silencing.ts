import { randomBytes } from 'node:crypto';
import { alertWords } from '#domain/message/alert-flag';
import { signedText } from '#domain/message/unsubscribe';
import { answer } from '../../support/client.ts';
import { type Abuse, outcome, share } from './attack.ts';

/**
 * Tries to keep somebody from hearing: stops their mails by links that were made up, has them left out of checks without their
 * mailbox, closes their account by a form, and withdraws what they asked for.
 */
export const silencing: Abuse = async (attack) => {
  const { attacked, scene } = attack;
  const { wire } = attacked;
  const { maya } = scene;
  const flags = Object.keys(alertWords) as (keyof typeof alertWords)[];
  const record = async () =>
    JSON.stringify(
      await answer(
        wire.graphql(
          `{ getUser(id: "${maya.sub}") { ${flags.join(' ')} version } }`,
          {},
          { token: maya.accessToken },
        ),
      ),
    );
  const before = await record();
  const forged = share(attack, 100, 3);
  const opened: string[] = [];
  for (const flag of flags)
    for (let n = 0; n < forged; n += 1) {
      const token = `${signedText({ userId: maya.sub, flag })}.${randomBytes(32).toString('base64url')}`;
      for (const call of ['unsubscribe', 'one-click'])
        if ((await wire.rest('notification', call, { token }, {})).kind === 'answer')
          opened.push(`${call} of ${flag}`);
    }
  // A form in her name, and codes that are guessed: nothing is done before the right one.
  const guessed: string[] = [];
  for (const [call, asks] of [
    ['verification-opt-out', {}],
    ['data-request', { asks: 'DELETE' }],
  ] as const) {
    const begun = await answer<{ caseNumber: string }>(
      wire.rest('app', call, { ...asks, email: maya.email, details: 'It is me.' }, {}),
    );
    const { caseNumber } = begun;
    const codes = ['000000', '111111', '123456', '654321', '999999', '246810'];
    for (const code of codes)
      if ((await wire.rest('app', 'confirm-request', { caseNumber, code }, {})).kind === 'answer')
        guessed.push(`${call} by ${code}`);
    const token = `${caseNumber}.${randomBytes(32).toString('base64url')}`;
    if ((await wire.rest('app', 'withdraw-request', { token }, {})).kind === 'answer')
      guessed.push(`${call} is withdrawn`);
  }
  const wrong = [
    ...[...opened, ...guessed],
    ...((await record()) === before ? [] : ['her record has changed']),
  ];
  return outcome(
    attack,
    {
      tried: `silencing: ${forged * flags.length * 2} forged links, an opt-out and a deletion in her name`,
      mark: 'no mail is stopped, nobody is left out, nothing is closed',
    },
    wrong,
    '0 done',
  );
};
