import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createApp, stageOf, type StageChoice } from '../../bin/app.ts';
import { placeholderAssets } from '../../lib/assets.ts';

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
  /** In the order in which they deploy: Identity, Data, Api, Web. */
  stacks: { name: string; template: StackTemplate; protected: boolean }[];
  /** Every resource of every stack, by its logical id. */
  all: [string, Resource][];
  of(type: string): [string, Resource][];
}

/** Synthesizes a stage as `cdk synth` does, validator and cdk-nag included, with placeholders for built code. */
export function synthesized(choice: StageChoice, validate = true): Synthesized {
  const folder = mkdtempSync(join(tmpdir(), 'countersign-template-'));
  const { app, stacks } = createApp({ outdir: folder, validate, assets: placeholderAssets }, stageOf(choice));
  app.synth();
  const read = Object.values(stacks).map((stack) => ({
    name: stack.stackName,
    template: JSON.parse(readFileSync(join(folder, stack.templateFile), 'utf8')) as StackTemplate,
    protected: stack.terminationProtection === true,
  }));
  const all = read.flatMap(({ template }) => Object.entries(template.Resources));
  return { folder, stacks: read, all, of: (type) => all.filter(([, resource]) => resource.Type === type) };
}
