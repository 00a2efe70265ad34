import { Construct } from 'constructs';
import type { Stage } from '../stages.ts';
import { stageKey } from './stage-key.ts';

/** What the keys of marked copies are made from. */
export class MarkKey extends Construct {
  readonly value: string;

  constructor(scope: Construct, id: string, stage: Stage) {
    super(scope, id);
    this.value = stageKey(this, 'Key', stage, {
      description: 'Makes the keys that copies of pictures are marked with',
      kept: 'With a new key no mark of a copy that was issued before could be read any more.',
    });
  }
}
