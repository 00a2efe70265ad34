import { LegalPage } from '../../../features/legal/LegalPage.tsx';
import { privacy } from '../../../features/legal/privacy.tsx';

export default function PrivacyPage() {
  return <LegalPage document={privacy} />;
}
