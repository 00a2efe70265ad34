import type { BusinessRole } from '#domain/business/role';
import { More } from '../../../ui/page/More.tsx';
import { InviteList } from './InviteList.tsx';
import { InviteOne } from './InviteOne.tsx';
import styles from './Invite.module.css';
import { words } from './words.ts';

/** Inviting one person, and the same for a list. */
export const Invite = ({ businessId, role }: { businessId: string; role: BusinessRole }) => (
  <div className="stack-small">
    <InviteOne businessId={businessId} role={role} />
    <details className={styles.several}>
      <summary>
        <More>{words.many}</More>
      </summary>
      <InviteList businessId={businessId} role={role} />
    </details>
  </div>
);
