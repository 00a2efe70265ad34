import { nameInAddress, type SocialAccount } from '#domain/platform/social-account';
import { ShownText } from '../../ui/text/ShownText.tsx';

/** What the address of a page calls it, behind the number that is its handle; nothing of other accounts. */
export function NamedPage({ account }: { account: Pick<SocialAccount, 'platform' | 'pageUrl'> }) {
  const name = nameInAddress(account);
  return (
    name && (
      <>
        {' '}
        (<ShownText text={name} />)
      </>
    )
  );
}
