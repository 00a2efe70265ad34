import { useParams } from 'react-router-dom';
import { platformOfSlug } from '#domain/help/copied-page';
import { platformTable } from '#domain/platform/platform-table';
import { PlatformHelp } from '../../../features/help/PlatformHelp.tsx';
import { PlatformIndex } from '../../../features/help/PlatformIndex.tsx';
import { words } from '../../../features/help/words.ts';
import NotFound from '../../../layout/not-found.tsx';
import { PublicPage } from '../../../layout/PublicPage.tsx';

/** `/copied/<platform>`: somebody was copied there. `/copied` alone asks where. */
export default function Copied() {
  const { platform: slug } = useParams();
  if (slug === undefined)
    return (
      <PublicPage title={words.index.title} lead={words.index.lead}>
        <PlatformIndex />
      </PublicPage>
    );
  const platform = platformOfSlug(slug);
  if (!platform) return <NotFound />;
  const name = platformTable[platform].name;
  return (
    <PublicPage title={words.page.title(name)} lead={words.page.lead(name)}>
      <PlatformHelp platform={platform} />
    </PublicPage>
  );
}
