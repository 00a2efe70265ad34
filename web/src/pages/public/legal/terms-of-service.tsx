import { LegalPage } from '../../../features/legal/LegalPage.tsx';
import { terms } from '../../../features/legal/terms.tsx';

export default function TermsPage() {
  return <LegalPage document={terms} />;
}
