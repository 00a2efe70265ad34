import type { ProofShown } from '#domain/contract/business-account';
import type { PlanShown } from '#domain/contract/plan';
import { answer } from '../../support/client.ts';
import type { Person } from '../../support/people.ts';
import { type Abuse, bots, outcome } from './attack.ts';

/** Tries Professional a second time: with another business, after deleting the first, in a colleague's name, by proving a domain late. */
export const trialHopping: Abuse = async (attack) => {
  const { attacked, zone } = attack;
  const { wire } = attacked;
  const [ann, ben, cat] = (await bots(attack, ['ann', 'ben', 'cat'])) as [Person, Person, Person];
  const call = (person: Person, name: string, input: object) =>
    wire.rest('business', name, input, { token: person.accessToken });
  const make = async (person: Person, name: string, domain: string) => {
    const { id: businessId } = await answer<{ id: string }>(
      call(person, 'create-business', { name, domain }),
    );
    return { businessId };
  };
  const prove = async (person: Person, of: { businessId: string }) => {
    const { record } = await answer<ProofShown>(call(person, 'get-domain-proof', of));
    zone[record!.name] = { TXT: [record!.value] };
    return (await answer<{ state: string }>(call(person, 'verify-domain', of))).state;
  };
  const starts = async (person: Person, of: { businessId: string }) =>
    (await call(person, 'start-trial', of)).kind === 'answer';
  const planOf = async (person: Person, of: { businessId: string }) =>
    (await answer<PlanShown>(call(person, 'get-plan', of))).plan;
  const wrong: string[] = [];
  const never = async (what: string, started: Promise<boolean>) => {
    if (await started) wrong.push(what);
  };

  const first = await make(ann, 'One', 'one.example');
  const second = await make(ann, 'Two', 'two.example');
  // At once, from both: one trial.
  const begun = await Promise.all([first, second, first, second].map((of) => starts(ann, of)));
  const tries = begun.filter(Boolean).length;
  if (tries !== 1) wrong.push(`${tries} trials at once`);
  const tried = begun[0] || begun[2] ? { of: first, name: 'One' } : { of: second, name: 'Two' };
  // The domain is proven once the trial goes on: it is the domain's as well.
  if ((await prove(ann, tried.of)) !== 'PROVEN') wrong.push('no domain was proven: little was tried');
  await never('the same business again', starts(ann, tried.of));
  await answer(call(ann, 'delete-business', { ...tried.of, confirm: tried.name }));
  await never('after it was deleted', starts(ann, await make(ann, 'Three', 'three.example')));

  const domain = `${tried.name.toLowerCase()}.example`;
  const heirs = await make(ben, 'Heirs', domain);
  await prove(ben, heirs);
  await never('with a domain that was tried', starts(ben, heirs));
  // Without the domain it is allowed, and over when the domain comes back.
  await answer(call(ben, 'set-domain', { ...heirs, domain: 'elsewhere.example' }));
  const without = await starts(ben, heirs);
  await answer(call(ben, 'set-domain', { ...heirs, domain }));
  await prove(ben, heirs);
  if (!without || (await planOf(ben, heirs)) !== 'STARTER') wrong.push('the trial goes on with the domain');

  // A colleague begins it, and hands the business back to who has had one: it is the colleague's only.
  const lent = await make(cat, 'Lent', 'lent.example');
  if (!(await starts(cat, lent))) wrong.push('a first trial is refused');
  await never('again by whoever made another', starts(cat, await make(cat, 'More', 'more.example')));
  return outcome(
    attack,
    { tried: 'trials: eight ways to a second one', mark: 'once for a business, its owner, its domain' },
    wrong,
    '0 second trials',
  );
};
