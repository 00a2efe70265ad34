import type { Construct } from 'constructs';
import { allowMail } from './allow-mail.ts';
import { RestGroup, type GroupProps } from './rest-group.ts';

/** Business accounts and who belongs to them: sends invitations by email. */
export class BusinessGroup extends RestGroup {
  constructor(scope: Construct, id: string, props: GroupProps) {
    const { mailFrom = '' } = props.stage;
    super(scope, id, {
      ...props,
      group: 'business',
      impact: 'Business accounts cannot be opened, and nobody can be invited.',
      // A list of invitations is mailed before it is answered.
      seconds: 28,
      environment: { MAIL_FROM: mailFrom },
      others: {
        'business-account': {
          impact: 'No business can prove its domain or see its plan.',
          environment: { NAME_SERVERS: props.stage.nameServers },
        },
      },
    });
    if (mailFrom !== '') allowMail(this.handler, mailFrom);
  }
}
