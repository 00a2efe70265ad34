import { codeBudgets } from '#domain/account/confirmation-code';
import { rightsBudgets } from '#domain/rights/rights-request';
import { type Abuse, bots, outcome, share } from './attack.ts';

const victim = 'victim@mail.example';
/** Invitations that reach an address in a day. */
const invited = 5;

/** Has one mailbox filled: with codes by many accounts, with invitations by many businesses, with forms that need no account. */
export const mailPumping: Abuse = async (attack) => {
  const { attacked } = attack;
  const { wire, outbox } = attacked;
  const names = Array.from({ length: share(attack, 10, 4) }, (_, n) => `mailer${n}`);
  const people = await bots(attack, names);
  let tried = 0;
  for (const { accessToken } of people) {
    const by = { token: accessToken };
    await wire.rest('user', 'update-email-address', { userEmailAddress: victim, operation: 'add' }, by);
    for (let n = 0; n < 3; n += 1) {
      tried += 1;
      await wire.rest('user', 'send-code', { emailAddress: victim }, by);
    }
    const made = await wire.rest('business', 'create-business', { name: 'You have won a prize' }, by);
    const { id: businessId } = (made as { value: { id: string } }).value;
    const seat = { businessId, userEmailAddress: victim };
    tried += 4;
    await wire.rest('business', 'invite-users', { businessId, people: [{ userEmailAddress: victim }] }, by);
    for (let n = 0; n < 2; n += 1) await wire.rest('business', 'resend-invitation', seat, by);
    await wire.rest('business', 'remove-user', seat, by);
    await wire.rest('business', 'invite-users', { businessId, people: [{ userEmailAddress: victim }] }, by);
  }
  for (let n = 0; n < 12; n += 1) {
    tried += 3;
    await wire.rest('app', 'data-request', { asks: 'ACCESS', email: victim, details: '' }, {});
    await wire.rest('app', 'verification-opt-out', { email: victim }, {});
    await wire.rest('app', 'contact', { email: victim, subject: 'Hello', message: 'Write to me.' }, {});
  }
  const sent = (await outbox.list()).filter(({ to }) => to === victim);
  const invitations = sent.filter(({ subject }) => /invit/i.test(subject)).length;
  const most = codeBudgets.perAddressAndHour + rightsBudgets.perAddressAndHour + invited;
  const wrong = [
    ...(sent.length === most ? [] : [`${sent.length} mails to one address`]),
    ...(invitations === invited ? [] : [`${invitations} invitations`]),
  ];
  return outcome(
    attack,
    {
      tried: `mails: ${tried} asked for by ${people.length} accounts and by forms`,
      mark: `${most} to one address, ${invited} of them invitations`,
    },
    wrong,
    `${sent.length}, ${invitations} invitations`,
  );
};
