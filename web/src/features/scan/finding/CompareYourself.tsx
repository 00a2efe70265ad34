import { useNavigate } from 'react-router-dom';
import type { Finding } from '#domain/scan/finding';
import { toast } from '../../../ui/Toast.tsx';
import { words } from './words.ts';

/** Both accounts in the comparison, where a picture can be added that no scan has seen. */
export function CompareYourself({ finding: { yours, theirs } }: { finding: Finding }) {
  const navigate = useNavigate();
  const compare = async () => {
    const { compareBoth } = await import('../../compare/bring/taken-place.ts');
    compareBoth(sideOf(yours), sideOf(theirs));
    await navigate('/compare');
  };
  return (
    <button
      type="button"
      className="button plain"
      onClick={() => void compare().catch((error: Error) => toast(error.message))}
    >
      {words.actions.compare}
    </button>
  );
}

const sideOf = ({ platform, handle, name, bio }: Finding['theirs']) => ({
  link: handle,
  platform,
  name: name ?? '',
  ...(bio && { bio }),
});
