import type { ComponentType } from 'react';
import { Navigate, useParams } from 'react-router-dom';
import { useSeen } from '../../features/message/api.ts';
import { AlertSettings } from '../../features/settings/AlertSettings.tsx';
import { EmailSettings, PhoneSettings } from '../../features/settings/contacts/ContactSettings.tsx';
import { PictureSettings } from '../../features/settings/pictures/PictureSettings.tsx';
import { PrivacySettings } from '../../features/settings/privacy/PrivacySettings.tsx';
import { ProfileSettings } from '../../features/settings/profile/ProfileSettings.tsx';
import { SecuritySettings } from '../../features/settings/security/SecuritySettings.tsx';
import NotFound from '../../layout/not-found.tsx';
import { later } from '../../ui/later.tsx';

const OwnedBusinesses = later(
  async () => (await import('../../features/business/OwnedBusinesses.tsx')).OwnedBusinesses,
);

const PARTS: Record<string, ComponentType> = {
  profile: ProfileSettings,
  pictures: PictureSettings,
  emails: EmailSettings,
  phones: PhoneSettings,
  alerts: AlertSettings,
  security: SecuritySettings,
  privacy: SeenPrivacy,
};

/** News of an account that closes lead here: whoever looks has seen them. */
function SeenPrivacy() {
  useSeen('/settings/privacy');
  return <PrivacySettings also={<OwnedBusinesses />} />;
}

/** Settings: one page for each part. */
export default function Settings() {
  const { '*': part = '' } = useParams();
  if (part === '') return <Navigate to="/settings/profile" replace />;
  if (!Object.hasOwn(PARTS, part)) return <NotFound />;
  const Part = PARTS[part]!;
  return <Part key={part} />;
}
