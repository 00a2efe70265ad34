import { toast } from '../../../ui/Toast.tsx';
import { useAccountCall } from '../account-api.ts';
import type { OwnBusiness } from '../api.ts';
import { LogoPicker } from './LogoPicker.tsx';
import { useLogo } from './use-logo.ts';
import { words } from './words.ts';

/** The logo of the business, which is kept as soon as it is cut. */
export function LogoEditor({ business: { id: businessId, name } }: { business: OwnBusiness }) {
  const { data: logo } = useLogo(businessId);
  const { mutateAsync, isPending } = useAccountCall('set-logo', ['logo', 'business']);
  return (
    <LogoPicker
      logo={logo}
      name={name ?? ''}
      saving={isPending}
      onChoose={async (base64) => {
        await mutateAsync({ businessId, base64 });
        toast(base64 ? words.saved : words.removed);
      }}
    />
  );
}
