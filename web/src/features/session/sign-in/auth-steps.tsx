import { Authenticator, useAuthenticator, type AuthenticatorProps } from '@aws-amplify/ui-react';
import { CopyButton } from '../../../ui/CopyButton.tsx';
import { CodeResent } from '../codes/CodeResent.tsx';
import { CommonPassword } from '../passwords/CommonPassword.tsx';
import { OutboxHint } from '../codes/OutboxHint.tsx';
import { Title } from './Title.tsx';

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
  return challengeName === 'SMS_MFA' ? (
    <Arrived title={number ? `The code we sent to ${number}` : 'The code from the text message'} />
  ) : (
    <Arrived title="The code from your authenticator app" />
  );
}

function ConfirmSignInFooter() {
  const { challengeName } = useAuthenticator((context) => [context.challengeName]);
  return challengeName === 'SMS_MFA' ? <OutboxHint /> : null;
}

/** Amplify's own copy mark cannot be reached by keyboard. */
function CopySecret() {
  const { totpSecretCode } = useAuthenticator((context) => [context.totpSecretCode]);
  return totpSecretCode ? <CopyButton text={totpSecretCode} label="Copy the secret" /> : null;
}

/** Whether there is such an account is not said. */
const ResetHeader = () => (
  <>
    <Arrived title="Reset Password" />
    <p>If there is an account with that address, a code is on its way to it.</p>
  </>
);

const ResetFooter = () => (
  <>
    <CommonPassword />
    <CodeResent />
    <OutboxHint />
  </>
);

/** The screens behind the first ones: second factors, new passwords, an address to confirm. */
export const steps: AuthenticatorProps['components'] = {
  ConfirmSignIn: { Header: ConfirmSignInHeader, Footer: ConfirmSignInFooter },
  SetupTotp: { Header: () => <Arrived title="Set up your authenticator app" />, Footer: CopySecret },
  ForceNewPassword: {
    Header: () => <Arrived title="Choose a new password" />,
    FormFields: () => (
      <>
        <Authenticator.ForceNewPassword.FormFields />
        <CommonPassword />
      </>
    ),
  },
  ConfirmResetPassword: { Header: ResetHeader, Footer: ResetFooter },
  VerifyUser: {
    Header: () => <Arrived title="Confirm one address, so that you can get back in" />,
  },
  ConfirmVerifyUser: { Header: () => <Arrived title="The code we sent you" />, Footer: OutboxHint },
};
