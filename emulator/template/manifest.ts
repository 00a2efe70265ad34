import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

interface Manifest {
  artifacts: Record<
    string,
    {
      type: string;
      dependencies?: string[];
      properties?: { stackName?: string; templateFile?: string; file?: string };
    }
  >;
}

/** The stacks of a cloud assembly, in the order in which they would be deployed. */
export function manifestStacks(
  folder: string,
): { name: string; templateFile: string; assetsFile?: string }[] {
  const { artifacts } = JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8')) as Manifest;
  const ordered: string[] = [];
  const visit = (id: string) => {
    if (ordered.includes(id) || !artifacts[id]) return;
    artifacts[id].dependencies?.forEach(visit);
    if (!ordered.includes(id)) ordered.push(id);
  };
  Object.keys(artifacts).forEach(visit);
  return ordered
    .filter((id) => artifacts[id]!.type === 'aws:cloudformation:stack')
    .map((id) => {
      const assets = artifacts[id]!.dependencies?.find(
        (other) => artifacts[other]?.type === 'cdk:asset-manifest',
      );
      return {
        name: artifacts[id]!.properties?.stackName ?? id,
        templateFile: artifacts[id]!.properties?.templateFile ?? `${id}.template.json`,
        assetsFile: assets && artifacts[assets]?.properties?.file,
      };
    });
}

interface AssetsFile {
  files?: Record<string, { source: { path?: string; packaging?: string } }>;
}

/** Hash of each asset and where it lies. */
export function readAssets(folder: string, file: string | undefined): [string, string][] {
  if (!file) return [];
  const { files = {} } = JSON.parse(readFileSync(join(folder, file), 'utf8')) as AssetsFile;
  return Object.entries(files)
    .filter(([, { source }]) => source.path)
    .map(([hash, { source }]) => [hash, resolve(folder, source.path!)]);
}
