import type { User } from '#domain/account/user';
import { Seal } from '../../ui/seal/Seal.tsx';
import { useOwnPicture } from './own-picture.ts';
import { initials, isVerified } from './own-seal.ts';
import styles from './Portrait.module.css';

interface Props {
  user: User;
  /** CSS pixels a side. */
  size: number;
  alt: string;
}

/** The person's picture; their seal while there is none, or none that can be shown. */
export function Portrait({ user, size, alt }: Props) {
  const { address, onBroken } = useOwnPicture(user);
  return address ? (
    <img className="portrait" src={address} width={size} height={size} alt={alt} onError={onBroken} />
  ) : (
    <span className={isVerified(user) ? styles.confirmed : undefined}>
      <Seal id={user.id} size={size} initials={initials(user)} />
    </span>
  );
}
