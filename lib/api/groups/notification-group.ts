import type { Construct } from 'constructs';
import { RestGroup, type GroupProps } from './rest-group.ts';

/** The list of notifications, announcements, and the links that stop emails. */
export class NotificationGroup extends RestGroup {
  constructor(scope: Construct, id: string, props: GroupProps) {
    super(scope, id, {
      ...props,
      group: 'notification',
      impact: 'The list of notifications stays empty.',
    });
  }
}
