import type { Construct } from 'constructs';
import { RestGroup, type GroupProps } from './rest-group.ts';

/** Business accounts and who belongs to them. */
export class BusinessGroup extends RestGroup {
  constructor(scope: Construct, id: string, props: GroupProps) {
    super(scope, id, { ...props, group: 'business', impact: 'Business accounts cannot be opened.' });
  }
}
