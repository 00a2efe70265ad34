import type { Construct } from 'constructs';
import { linkSecrets, linksVariable } from '../../jobs/link-access.ts';
import { grantSecrets } from '../../jobs/secret-access.ts';
import { sourceSecrets, sourcesVariable } from '../../jobs/source-access.ts';
import { RestGroup, type GroupProps } from './rest-group.ts';

/** Asks the platforms on behalf of people: proofs, sign-ins there, pictures. The only group with the tokens for it. */
export class ProxyGroup extends RestGroup {
  constructor(scope: Construct, id: string, { optOutKey, ...props }: GroupProps & { optOutKey: string }) {
    super(scope, id, {
      ...props,
      group: 'proxy',
      impact: 'No account can be proven, and pictures of findings are missing.',
      // A platform has its own deadline; the gateway's is 29 seconds.
      seconds: 28,
      environment: {
        SOURCES: sourcesVariable(props.stage, 'with tokens'),
        LINKS: linksVariable(props.stage),
        OPT_OUT_KEY: optOutKey,
      },
      // Moves messages from queue to queue, and this group answers people without an account too.
      others: { redrive: { impact: 'Failed messages can be retried only from the command line.' } },
    });
    props.outbox?.readBy(this.handler);
    grantSecrets(this.handler, [...sourceSecrets(props.stage), ...linkSecrets(props.stage)]);
  }
}
