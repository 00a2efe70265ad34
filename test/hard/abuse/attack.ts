import type { Zone } from '../../../platforms/dns/name-server.ts';
import { type Person, beginWith, signUpPeople } from '../../support/people.ts';
import type { Result, Told } from '../case.ts';
import type { Attacked } from '../stack/attacked.ts';
import type { Scene } from '../stack/scene.ts';

/** What an abuse has to work with. */
export interface Attack {
  attacked: Attacked;
  scene: Scene;
  /** What the name server answers that the stack asks. */
  zone: Zone;
  told: Told;
}

/** One way of using the product against somebody, or against us. */
export type Abuse = (attack: Attack) => Promise<Result>;

/** People with accounts of their own, who list an account that is nobody's. */
export async function bots({ attacked }: Pick<Attack, 'attacked'>, names: string[]): Promise<Person[]> {
  const people = await signUpPeople(attacked, names);
  for (const person of people) await beginWith(attacked.wire, person, `account-of-${person.name}`);
  return people;
}

/** As many as a run of this share tries, and never fewer than show the mark. */
export const share = ({ told }: Pick<Attack, 'told'>, whole: number, least: number): number =>
  Math.max(least, Math.round(whole * told.share));

/** One line of the table from what went wrong; each of it is told. */
export function outcome(
  { told }: Pick<Attack, 'told'>,
  line: Pick<Result, 'tried' | 'mark'>,
  wrong: readonly string[],
  counted = 'nothing',
): Result {
  wrong.forEach((one) => told.say(`${line.mark}: ${one}`));
  return {
    ...line,
    result: wrong.length === 0 ? counted : `${wrong.length} wrong: ${wrong[0]!.slice(0, 60)}`,
    held: wrong.length === 0,
  };
}
