import {
  GetUserAttributeVerificationCodeCommand,
  UpdateUserAttributesCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { codeBudgets, poolTexts } from '#domain/account/confirmation-code';
import { identityService } from '../../support/registered.ts';
import { type Abuse, bots, outcome, share } from './attack.ts';

const victim = '+18605550177';
/** Numbers whose owners are paid by the text, or that no country has. */
const dear = ['+881612345678', '+19005550100', '+2521234567', '+447012345678', '+97901234567'];

/** Has texts sent: to one number by many accounts, by ours and by the identity service's own calls; and to numbers that earn by them. */
export const textPumping: Abuse = async (attack) => {
  const { attacked } = attack;
  const { wire, outbox, origin } = attacked;
  const names = Array.from({ length: share(attack, 12, 4) }, (_, n) => `texter${n}`);
  const people = await bots(attack, names);
  const { client } = await identityService(origin);
  const ours = async (token: string, phoneNumber: string) => {
    const by = { token };
    await wire.rest('user', 'update-phone-number', { phoneNumber, operation: 'add' }, by);
    return wire.rest('user', 'send-code', { phoneNumber }, by);
  };
  const theirs = async (AccessToken: string, number: string) => {
    const UserAttributes = [{ Name: 'phone_number', Value: number }];
    await client.send(new UpdateUserAttributesCommand({ AccessToken, UserAttributes }));
    await client.send(
      new GetUserAttributeVerificationCodeCommand({ AccessToken, AttributeName: 'phone_number' }),
    );
  };
  let tried = 0;
  for (const { accessToken } of people)
    for (let n = 0; n < 6; n += 1) {
      tried += 2;
      await ours(accessToken, victim);
      await theirs(accessToken, victim).catch(() => {});
    }
  for (const number of dear) {
    tried += 2;
    await ours(people[0]!.accessToken, number);
    await theirs(people.at(-1)!.accessToken, number).catch(() => {});
  }
  const sent = await outbox.list();
  const to = (number: string) => sent.filter((one) => one.to === number).length;
  // Of ours an hour has fewer than a day, and this takes less than an hour.
  const most = codeBudgets.perAddressAndHour + poolTexts.confirming.perNumber;
  const wrong = [
    ...(to(victim) === most ? [] : [`${to(victim)} texts to one number`]),
    ...dear.filter((number) => to(number) > 0).map((number) => `a text to ${number}`),
  ];
  return outcome(
    attack,
    {
      tried: `texts: ${tried} asked for by ${people.length} accounts`,
      mark: `${most} to one number, none to a dear one`,
    },
    wrong,
    `${to(victim)} and 0`,
  );
};
