import { answer } from '../../support/client.ts';
import { forgetSenders, rowsOfTable } from '../stack/rows.ts';
import { type Abuse, outcome, share } from './attack.ts';

/** About one account in a day: each kept by itself, and what comes after them as one. */
const kept = 20 + 1;
const own = 'https://x.com/somebody_else';

/** Says of an account that is shown in public that it imitates, from many senders: to have it taken down, or to bury other reports. */
export const falseReports: Abuse = async (attack) => {
  const { attacked, scene } = attack;
  const { wire } = attacked;
  const database = await attacked.database();
  const report = (platform: string, handle: string, words: string) =>
    wire.rest('proxy', 'report-imitation', { platform, handle, own, words }, { from: '198.51.100.3' });
  const senders = share(attack, 40, 24);
  const perSender: number[] = [];
  for (let n = 0; n < senders; n += 1) {
    const said = await Promise.all([0, 1, 2].map((at) => report('X', 'shown_in_public', `False ${n}.${at}`)));
    perSender.push(said.filter(({ kind }) => kind === 'answer').length);
    await forgetSenders(database);
  }
  const last = await answer<{ received: boolean }>(report('X', 'shown_in_public', 'A true one'));
  const rows = (await rowsOfTable(database, 'Request')).map(([, row]) => row);
  const about = rows.filter(({ kind, handle }) => kind === 'IMITATION' && handle === 'shown_in_public');
  const check = await answer<{ statement: string }>(
    wire.graphql(
      '{ checkProfile(platform: X, handle: "shown_in_public") { statement } }',
      {},
      { apiKey: scene.apiKey },
    ),
  );
  // Of one that is proven and kept private, and of one that nobody has, the same is said, and nothing is kept.
  const [hidden, nobody] = [
    await report('GITHUB', scene.things.handle, 'False'),
    await report('GITHUB', 'nobody-at-all', 'False'),
  ];
  const wrong = [
    ...(Math.max(...perSender) === 2 ? [] : [`one sender was heard ${Math.max(...perSender)} times`]),
    ...(about.length === kept ? [] : [`${about.length} reports are kept`]),
    ...(last.received && about.some(({ words }) => words === 'A true one') ? [] : ['the last one is lost']),
    ...(/confirmed it$/.test(check.statement) ? [] : [`the check says: ${check.statement}`]),
    ...(JSON.stringify(hidden) === JSON.stringify(nobody) && hidden.kind === 'answer'
      ? []
      : ['a private account is told from none']),
  ];
  return outcome(
    attack,
    {
      tried: `false reports: ${senders * 3} from ${senders} senders`,
      mark: `2 a sender, ${kept} kept, the account stays shown, the next is heard`,
    },
    wrong,
    `${about.length} kept`,
  );
};
