import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { manifestStacks, readAssets } from './manifest.ts';
import { loadStack } from './stack.ts';
import type { Template } from './surroundings.ts';
import type { Deployment } from './template.ts';

/**
 * Reads all stacks of a cloud assembly and resolves what their templates refer to, across stacks too.
 * @param folder the assembly (cdk.out)
 * @param origin http://localhost:PORT, which takes the place of the site's and of the AWS services' addresses
 * @param secretOf what CloudFormation would generate for a secret of this name
 * @throws TemplateError in one line
 */
export function loadAssembly(
  folder: string,
  origin: string,
  secretOf: (name: string) => string = (name) => `generated for ${name}`,
): Deployment {
  const assets = new Map<string, string>();
  const stacks = manifestStacks(folder).map(({ name, templateFile, assetsFile }) => {
    for (const [hash, path] of readAssets(folder, assetsFile)) assets.set(hash, path);
    const text = readFileSync(join(folder, templateFile), 'utf8');
    return { name, template: JSON.parse(text) as Template };
  });

  const exports = new Map<string, () => unknown>();
  const loaded = stacks.map((stack) => loadStack({ ...stack, origin, exports }, secretOf));
  const resources = loaded.flatMap((stack) => stack.resources);
  return {
    resources,
    ofType: (...types) => resources.filter(({ type }) => types.includes(type)),
    outputs: () => Object.assign({}, ...loaded.map((stack) => stack.outputs())),
    asset: (hash) => assets.get(hash),
  };
}
