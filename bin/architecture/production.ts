import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { placeholderAssets } from '../../lib/assets.ts';
import { createApp, stageOf } from '../app.ts';
import type { StackTemplate } from './template.ts';

const site = { siteUrl: 'https://d111111abcdef8.cloudfront.net' };

/** Production with its site and its mail: the stage that has everything. */
const whole = { ...stageOf({ stage: 'prodb' }), ...site, mailFrom: 'hello@site.example' };

/** The templates that are drawn, in the order of deployment. Takes a few seconds; needs no build and no credentials. */
export function productionTemplates(): StackTemplate[] {
  const outdir = mkdtempSync(join(tmpdir(), 'countersign-drawing-'));
  const { app } = createApp({ outdir, validate: false, assets: placeholderAssets }, whole);
  const stacks = app.synth().stacks.map(({ stackName, template }) => ({ name: stackName, template }));
  rmSync(outdir, { recursive: true });
  return stacks as StackTemplate[];
}
