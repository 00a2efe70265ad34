import type { User } from '#domain/account/user';
import { SecondFactor } from '../settings/security/SecondFactor.tsx';
import { useSignInFacts } from '../settings/security/sign-in-facts.ts';
import { words } from './words.ts';

/** Two-step sign-in, with the same parts as in the settings. A person who signs in with another service sets it up there. */
export function TwoStep({ user }: { user: User }) {
  const { data } = useSignInFacts();
  return data?.provider ? (
    <p className="small">{words.twoStep.elsewhere(data.provider)}</p>
  ) : (
    <SecondFactor user={user} />
  );
}
