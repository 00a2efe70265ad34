import { Construct } from 'constructs';
import type { Tables } from './data.ts';
import type { House } from './product-function.ts';
import { ScheduledJob } from './scheduled-job.ts';
import { sourcesVariable } from './source-access.ts';

/** What is looked at again on a schedule: proofs that may no longer hold, and cases whose owner wanted to be reminded. */
export class Proofs extends Construct {
  constructor(scope: Construct, id: string, props: House & { tables: Tables }) {
    super(scope, id);
    new ScheduledJob(this, 'Check', {
      ...props,
      name: 'proof-check',
      impact: 'Accounts that changed hands go on being shown as confirmed.',
      description: 'Looks for proofs that are due',
      seconds: 120,
      memory: 1024,
      environment: { SOURCES: sourcesVariable(props.stage, 'with tokens') },
    });
    new ScheduledJob(this, 'Remind', {
      ...props,
      name: 'case-remind',
      impact: 'Nobody is reminded to look at a reported copy again.',
      description: 'Looks for reminders that are due',
      seconds: 60,
    });
  }
}
