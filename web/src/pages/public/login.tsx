import { Navigate } from 'react-router-dom';
import { Gate, JUST_IN } from '../../features/session/Gate.tsx';
import { Entrance } from '../../features/session/sign-in/ahead/Entrance.tsx';
import type { FirstScreen } from '../../features/session/sign-in/SignInScreen.tsx';
import { words } from '../../features/session/words.ts';
import { useTitle } from '../../lib/title.ts';

interface Props {
  first: FirstScreen;
  entrance?: typeof Entrance;
}

function Door(props: Props) {
  useTitle(words.titles[props.first]);
  return (
    <Gate {...props}>
      <Navigate to="/dashboard" state={JUST_IN} replace />
    </Gate>
  );
}

export default function Login() {
  return <Door first="signIn" entrance={Entrance} />;
}
export function SignUp() {
  return <Door first="signUp" />;
}
export function ForgotPassword() {
  return <Door first="forgotPassword" />;
}
