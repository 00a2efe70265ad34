import { openDurable } from '../../host/durable.ts';
import { clientId, poolForTest } from './serve.ts';

/** Signs people up until it is killed, printing each one only after the pool has answered. */
const pool = await poolForTest({ durable: await openDurable(process.argv[2]) });
for (let n = 0; ; n += 1) {
  const Username = `person${n}@example.com`;
  const { UserSub } = await pool.call('SignUp', { ClientId: clientId, Username, Password: 'Correct-h0rse' });
  const code = pool.messages.at(-1)!.code;
  if (n % 2) await pool.call('ConfirmSignUp', { ClientId: clientId, Username, ConfirmationCode: code });
  process.stdout.write(`${JSON.stringify({ Username, UserSub, code, confirmed: n % 2 === 1 })}\n`);
}
