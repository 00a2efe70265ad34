import { LegalPage } from '../../../features/legal/LegalPage.tsx';
import { cookies } from '../../../features/legal/cookies.tsx';

export default function CookiesPage() {
  return <LegalPage document={cookies} />;
}
