import { Authenticator, useAuthenticator, type AuthenticatorProps } from '@aws-amplify/ui-react';
import { Link } from 'react-router-dom';
import { CopyButton } from '../../../ui/CopyButton.tsx';
import { CodeResent } from '../codes/CodeResent.tsx';
import { CommonPassword } from '../passwords/CommonPassword.tsx';
import { OutboxHint } from '../codes/OutboxHint.tsx';
import { words } from '../words.ts';
import { StartAgain } from './StartAgain.tsx';
import { Title } from './Title.tsx';

const said = words.steps;

const focus = (heading: HTMLElement | null) => heading?.focus();

/** The button that led here is gone: focus, and with it the view, goes to the title of what came instead. */
export const Arrived = ({ title }: { title: string }) => (
  <Title rank="h1" tabIndex={-1} ref={focus}>
    {title}
  </Title>
);

function ConfirmSignInHeader() {
  const { challengeName, codeDeliveryDetails } = useAuthenticator((context) => [
    context.challengeName,
    context.codeDeliveryDetails,
  ]);
  const number = codeDeliveryDetails?.Destination;
  return challengeName === 'SMS_MFA' ? <Arrived title={said.texted(number)} /> : <Arrived title={said.app} />;
}

/** The way back for whoever has no code any more. */
const Lost = ({ ask, say }: { ask: string; say: string }) => (
  <details className="small">
    <summary>{ask}</summary>
    <p>
      {say}
      <Link to="/company/contact">{said.lost.link}</Link>
      {said.lost.after}
    </p>
  </details>
);

function ConfirmSignInFooter() {
  const { challengeName } = useAuthenticator((context) => [context.challengeName]);
  const { lost } = said;
  return challengeName === 'SMS_MFA' ? (
    <>
      <OutboxHint />
      <Lost ask={lost.text} say={lost.textSay} />
    </>
  ) : (
    <Lost ask={lost.app} say={lost.appSay} />
  );
}

/** Amplify's own copy mark cannot be reached by keyboard. */
function CopySecret() {
  const { totpSecretCode } = useAuthenticator((context) => [context.totpSecretCode]);
  return totpSecretCode ? <CopyButton text={totpSecretCode} label={said.copy} /> : null;
}

/** Whether there is such an account is not said. */
const ResetHeader = () => (
  <>
    <Arrived title={said.reset} />
    <p>{said.resetSent}</p>
  </>
);

const ResetFooter = () => (
  <>
    <CommonPassword />
    <CodeResent />
    <OutboxHint />
    <StartAgain at="forgotPassword" />
  </>
);

/** The screens behind the first ones: second factors, new passwords, an address to confirm. */
export const steps: AuthenticatorProps['components'] = {
  ConfirmSignIn: { Header: ConfirmSignInHeader, Footer: ConfirmSignInFooter },
  SelectMfaType: { Header: () => <Arrived title={said.choose.title} /> },
  SetupTotp: { Header: () => <Arrived title={said.setUp} />, Footer: CopySecret },
  ForceNewPassword: {
    Header: () => <Arrived title={said.newPassword} />,
    FormFields: () => (
      <>
        <Authenticator.ForceNewPassword.FormFields />
        <CommonPassword />
      </>
    ),
  },
  ConfirmResetPassword: { Header: ResetHeader, Footer: ResetFooter },
  VerifyUser: {
    Header: () => <Arrived title={said.confirmOne} />,
  },
  ConfirmVerifyUser: { Header: () => <Arrived title={said.sent} />, Footer: OutboxHint },
};
