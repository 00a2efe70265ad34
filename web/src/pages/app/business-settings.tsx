import { BusinessFrame } from '../../features/business/BusinessFrame.tsx';
import { BusinessSettings as Settings } from '../../features/business/BusinessSettings.tsx';
import { words } from '../../features/business/words.ts';

/** What can be changed of a business. */
export default function BusinessSettings() {
  return (
    <BusinessFrame title={words.titles.settings}>
      {(business) => <Settings business={business} key={business.id} />}
    </BusinessFrame>
  );
}
