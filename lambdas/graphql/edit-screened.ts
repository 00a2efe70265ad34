import type { User } from '#domain/account/user';
import { screenAge, screenKept } from '../account/age-screen.ts';
import { editUser } from './edit-user.ts';

/** updateUser, with the rule about age on both sides of it: a date is looked at before it is kept, a country once it is. */
export async function editScreened(
  args: Parameters<typeof editUser>[0],
  caller: Parameters<typeof screenAge>[1],
  services: Parameters<typeof editUser>[2] & Parameters<typeof screenAge>[2],
): Promise<User> {
  await screenAge(args, caller, services);
  const kept = await editUser(args, caller, services);
  await screenKept(kept, caller, services);
  return kept;
}
