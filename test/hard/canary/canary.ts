import type { HardCase, Result, Told } from '../case.ts';
import { type Attacked, startAttacked } from '../stack/attacked.ts';
import { openScene } from '../stack/scene.ts';
import { allRows } from '../stack/rows.ts';
import { sendThroughErrors } from './error-paths.ts';
import { type Canary, foundIn, misplaced } from './planted.ts';
import { logsOf, stateOf, storedRows } from './stored.ts';

/** A whole run plants its canaries so often. */
const rounds = 12;
/** Calls of the tables fail this often: a failure that nobody foresaw is what logs speak of. */
const error = 0.75;

/** Secrets and personal data on their way through failing calls: none of it in logs, queues, or rows where it does not belong. */
export const canary: HardCase = {
  id: 'j',
  what: 'Secrets through failing calls',
  run: async (told) => {
    const calm = await startAttacked();
    try {
      return await plant(calm, told);
    } finally {
      await calm.close();
    }
  },
};

async function plant(calm: Attacked, { share, say }: Told): Promise<Result[]> {
  const { maya } = await openScene(calm);
  const canaries = heldBy(maya);
  await calm.kill();
  // The same data on a stack whose tables fail, where the same tokens hold.
  const failing = await startAttacked({ data: calm.data, fault: { error } });
  const count = Math.max(2, Math.round(rounds * share));
  for (let round = 0; round < count; round++)
    canaries.push(...(await sendThroughErrors(failing, maya, round)));
  for (const { code } of await failing.outbox.list()) if (code) canaries.push({ kind: 'code', word: code });
  await failing.kill();
  const after = await startAttacked({ data: calm.data });
  const rows = storedRows(await allRows(await after.database()));
  await after.kill();
  const logs = await logsOf(failing);
  const failures = logs.reduce(
    (sum, { row }) => sum + (row.match(/"level":"(ERROR|WARN)"/g)?.length ?? 0),
    0,
  );
  const logged = logs.flatMap(({ room, row }) =>
    foundIn(row, canaries).map(({ kind, word }) => `${kind} ${word.slice(0, 12)} in ${room}`),
  );
  const stored = misplaced([...(await stateOf(calm)), ...rows], canaries);
  [...logged, ...stored].slice(0, 20).forEach(say);
  const tried = `${canaries.length} canaries`;
  return [
    { tried, mark: 'none in a log', result: `${logged.length} found`, held: logged.length === 0 },
    {
      tried,
      mark: 'none in a queue or a foreign row',
      result: `${stored.length} found`,
      held: stored.length === 0,
    },
    {
      tried: 'the failures it needs',
      mark: 'errors were logged',
      result: `${failures} logged`,
      held: failures > 0,
    },
  ];
}

/** What somebody really holds, and is sent with every call. */
const heldBy = ({
  accessToken,
  idToken,
  refreshToken,
}: Record<'accessToken' | 'idToken' | 'refreshToken', string>) =>
  [accessToken, idToken, refreshToken].map((token): Canary => ({
    kind: 'token',
    word: token.split('.').at(-1)!,
  }));
