import { Navigate } from 'react-router-dom';
import { Gate } from '../../features/session/Gate.tsx';
import type { FirstScreen } from '../../features/session/sign-in/SignInScreen.tsx';
import { useTitle } from '../../lib/title.ts';
import { words } from './words.ts';

function Door({ first, title }: { first: FirstScreen; title: string }) {
  useTitle(title);
  return (
    <Gate first={first}>
      <Navigate to="/dashboard" replace />
    </Gate>
  );
}

export default function Login() {
  return <Door first="signIn" title={words.signIn.in} />;
}
export function SignUp() {
  return <Door first="signUp" title={words.signIn.up} />;
}
export function ForgotPassword() {
  return <Door first="forgotPassword" title={words.signIn.forgot} />;
}
