import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createApp, stageOf } from '../../bin/app.ts';
import type { StageChoice } from '../../bin/stages/stage-choice.ts';
import { placeholderAssets } from '../../lib/assets.ts';
import type { Stage } from '../../lib/stages.ts';

export interface Resource {
  Type: string;
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- properties have as many shapes as AWS has services
  Properties: Record<string, any>;
  DeletionPolicy?: string;
  UpdateReplacePolicy?: string;
}

export interface StackTemplate {
  Resources: Record<string, Resource>;
}

export interface Synthesized {
  folder: string;
  /** In the order in which they deploy: Data, Identity, Api, Web. */
  stacks: { name: string; template: StackTemplate; protected: boolean }[];
  /** Every resource of every stack, by its logical id. */
  all: [string, Resource][];
  of(type: string): [string, Resource][];
}

/** What production has once it has a domain and sends mails. */
export const ownDomain = {
  siteUrl: 'https://example.com',
  certificateArn: 'arn:aws:acm:us-east-1:111122223333:certificate/0a1b2c3d-0000-4000-8000-000000000000',
};

/**
 * Synthesizes a stage as `cdk synth` does, validator and cdk-nag included, with placeholders for built code.
 * `settings`: values that its row in bin/app.ts will have.
 */
export function synthesized(
  choice: StageChoice,
  validate = true,
  settings: Partial<Stage> = {},
): Synthesized {
  const folder = mkdtempSync(join(tmpdir(), 'countersign-template-'));
  const stage = { ...stageOf(choice), ...settings };
  const { app, stacks } = createApp({ outdir: folder, validate, assets: placeholderAssets }, stage);
  app.synth();
  const read = Object.values(stacks).map((stack) => ({
    name: stack.stackName,
    template: JSON.parse(readFileSync(join(folder, stack.templateFile), 'utf8')) as StackTemplate,
    protected: stack.terminationProtection === true,
  }));
  const all = read.flatMap(({ template }) => Object.entries(template.Resources));
  return { folder, stacks: read, all, of: (type) => all.filter(([, resource]) => resource.Type === type) };
}
