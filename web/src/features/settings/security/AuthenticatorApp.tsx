import { useQuery, useQueryClient } from '@tanstack/react-query';
import { setUpTOTP, updateMFAPreference, verifyTOTPSetup } from 'aws-amplify/auth';
import { useContractForm } from '../../../lib/form/use-contract-form.ts';
import { brand } from '#domain/brand';
import { pressed } from '../../../lib/late/pressed.ts';
import { CopyButton } from '../../../ui/CopyButton.tsx';
import { Field } from '../../../ui/form/Field.tsx';
import { Submit } from '../../../ui/form/Submit.tsx';
import { toast } from '../../../ui/Toast.tsx';
import { Skeleton, Trouble } from '../../../ui/Trouble.tsx';
import { authWords } from '../../session/auth-words.ts';
import { SixDigits } from '../../session/codes/six-digits.ts';
import { type Factor, turnedOn } from './second-factor.ts';
import { securityChanged } from './security-changed.ts';
import styles from './AuthenticatorApp.module.css';
import { words } from './words.ts';

const { app } = words;

/** CSS pixels a side, as on the sign-in screens. */
const QR_SIDE = 228;

/** A new secret as text, and as a picture for the app's camera. */
async function newSecret(email: string): Promise<{ secret: string; picture: string }> {
  const [{ toDataURL }, details] = await Promise.all([pressed(() => import('qrcode')), setUpTOTP()]);
  const picture = await toDataURL(details.getSetupUri(brand, email).href, { width: QR_SIDE, margin: 2 });
  return { secret: details.sharedSecret, picture };
}

/** The button that led here is gone: reading goes on at the first step. */
const readOn = (steps: HTMLElement | null) => {
  const { activeElement, body } = document;
  if (steps && (activeElement === body || activeElement === steps.closest('li'))) steps.focus();
};

interface Props {
  email: string;
  /** What is on already. */
  enabled: readonly Factor[];
  onDone: () => void;
}

/** Sets up an authenticator app: scan or type the secret, then prove it by a code. Nothing is on before that. */
export function AuthenticatorApp({ email, enabled, onDone }: Props) {
  const queries = useQueryClient();
  const secret = useQuery({
    queryKey: ['totp-secret', email],
    queryFn: () => newSecret(email),
    // Asking again would make the one already scanned worthless.
    staleTime: Infinity,
    gcTime: 0,
  });
  const form = useContractForm({
    schema: SixDigits,
    values: { code: '' },
    send: async ({ code }) => {
      await verifyTOTPSetup({ code });
      await updateMFAPreference(turnedOn('TOTP', enabled));
      securityChanged();
      await queries.invalidateQueries({ queryKey: ['second-factor'] });
      toast(app.done);
      onDone();
    },
    refusedAt: 'code',
    refusal: authWords,
  });
  if (secret.error) return <Trouble words={authWords(secret.error)} again={() => void secret.refetch()} />;
  if (!secret.data) return <Skeleton rows={3} label={app.loading} />;
  return (
    <form className="form" {...form.props}>
      <ol className={styles.steps} aria-label={app.label} tabIndex={-1} ref={readOn}>
        <li>
          <p>{app.scan}</p>
          <img
            className={styles.qr}
            src={secret.data.picture}
            width={QR_SIDE}
            height={QR_SIDE}
            alt={app.picture}
          />
        </li>
        <li>
          <p>{app.type}</p>
          <p className={styles.secret}>{secret.data.secret}</p>
          <CopyButton text={secret.data.secret} label={app.copy} />
          <p className="small quiet">{app.keep}</p>
        </li>
        <li>
          <Field label={app.code} inputMode="numeric" autoComplete="one-time-code" {...form.field('code')} />
        </li>
      </ol>
      <p className="actions">
        <Submit form={form}>{app.turnOn}</Submit>
        <button type="button" className="button plain" onClick={onDone}>
          {app.notNow}
        </button>
      </p>
    </form>
  );
}
