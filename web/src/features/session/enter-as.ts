import { signIn, signOut } from 'aws-amplify/auth';
import { configured } from './amplify.ts';
import { words } from './words.ts';

/** Signs in as the demonstration's person; whoever was signed in before is signed out first. */
export async function enterAs({ email, password }: { email: string; password: string }): Promise<void> {
  await configured();
  await signOut().catch(() => {});
  const { isSignedIn, nextStep } = await signIn({ username: email, password });
  if (!isSignedIn) throw new Error(words.screen.stopped(nextStep.signInStep));
}
