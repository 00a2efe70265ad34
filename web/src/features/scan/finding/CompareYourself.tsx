import { useNavigate } from 'react-router-dom';
import type { Finding } from '#domain/scan/finding';
import { pressed } from '../../../lib/late/pressed.ts';
import { toast } from '../../../ui/Toast.tsx';
import { words } from './words.ts';

type Side = Pick<Finding['theirs'], 'platform' | 'handle' | 'name' | 'bio'>;

interface Props {
  yours: Side;
  theirs: Side;
  label?: string;
  className?: string;
}

/** Both accounts in the comparison, where a picture can be added that no scan has seen. */
export function CompareYourself({
  yours,
  theirs,
  label = words.actions.compare,
  className = 'button plain',
}: Props) {
  const navigate = useNavigate();
  const compare = async () => {
    const { compareBoth } = await pressed(() => import('../../compare/bring/taken-place.ts'));
    compareBoth(sideOf(yours), sideOf(theirs));
    await navigate('/compare');
  };
  return (
    <button
      type="button"
      className={className}
      onClick={() => void compare().catch((error: Error) => toast(error.message))}
    >
      {label}
    </button>
  );
}

const sideOf = ({ platform, handle, name, bio }: Props['theirs']) => ({
  link: handle,
  platform,
  name: name ?? '',
  ...(bio && { bio }),
});
