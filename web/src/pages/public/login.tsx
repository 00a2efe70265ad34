import { Navigate } from 'react-router-dom';
import { Gate } from '../../features/session/Gate.tsx';
import type { FirstScreen } from '../../features/session/sign-in/SignInScreen.tsx';
import { words } from '../../features/session/words.ts';
import { useTitle } from '../../lib/title.ts';

function Door({ first }: { first: FirstScreen }) {
  useTitle(words.titles[first]);
  return (
    <Gate first={first}>
      <Navigate to="/dashboard" replace />
    </Gate>
  );
}

export default function Login() {
  return <Door first="signIn" />;
}
export function SignUp() {
  return <Door first="signUp" />;
}
export function ForgotPassword() {
  return <Door first="forgotPassword" />;
}
