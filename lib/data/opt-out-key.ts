import { Construct } from 'constructs';
import type { Stage } from '../stages.ts';
import { stageKey } from './stage-key.ts';

/** What the list of those who are left out is keyed with. */
export class OptOutKey extends Construct {
  readonly value: string;

  constructor(scope: Construct, id: string, stage: Stage) {
    super(scope, id);
    this.value = stageKey(this, 'Key', stage, {
      description: 'Keys the list of those who are left out of public checks',
      kept: 'With a new key nobody would be left out any more.',
    });
  }
}
