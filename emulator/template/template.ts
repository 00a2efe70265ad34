import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { evaluate, evaluateCondition, type Surroundings } from './intrinsics.ts';
import { account, attributeOf, nameProperty, physicalName, refOf, region } from './physical-names.ts';
import type { Named } from './physical-names.ts';

/** A template that cannot be run here. The message is one line that names the resource. */
export class TemplateError extends Error {
  override readonly name = 'TemplateError';
}

export interface Resource {
  stack: string;
  logicalId: string;
  type: string;
  /** TableName, FunctionName, pool id, ...: what an API call names it by. */
  physicalName: string;
  /** What `Ref` gives: for most types the name; an address for a queue. */
  ref: string;
  /** Resolved on first use, so that a resource nobody runs needs no knowledge of its attributes. */
  readonly properties: Record<string, unknown>;
  attribute(name: string): string | undefined;
}

export interface Deployment {
  resources: Resource[];
  ofType(...types: string[]): Resource[];
  /** Stack outputs by `stack.key`. */
  outputs(): Record<string, unknown>;
  /** Where the asset with this hash (of an S3 key) lies. */
  asset(hash: string): string | undefined;
}

interface Template {
  Resources?: Record<string, RawResource>;
  Outputs?: Record<string, { Value: unknown; Export?: { Name: unknown }; Condition?: string }>;
  Parameters?: Record<string, { Default?: unknown }>;
  Conditions?: Record<string, unknown>;
  Mappings?: Record<string, Record<string, Record<string, unknown>>>;
}

interface RawResource {
  Type: string;
  Properties?: Record<string, unknown>;
  Condition?: string;
  Metadata?: Record<string, unknown>;
}

/** The site's address in a template for the emulator; the real one is known only when the port is. */
const placeholderOrigin = 'http://site.local.invalid';

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
  const loaded = stacks.map((stack) => loadStack({ ...stack, origin, exports, secretOf }));
  const resources = loaded.flatMap((stack) => stack.resources);
  return {
    resources,
    ofType: (...types) => resources.filter(({ type }) => types.includes(type)),
    outputs: () => Object.assign({}, ...loaded.map((stack) => stack.outputs())),
    asset: (hash) => assets.get(hash),
  };
}

interface StackInput {
  name: string;
  template: Template;
  origin: string;
  exports: Map<string, () => unknown>;
  secretOf: (name: string) => string;
}

function loadStack({ name: stack, template, origin, exports, secretOf }: StackInput) {
  const raw = template.Resources ?? {};
  const pseudo: Record<string, unknown> = {
    'AWS::AccountId': account,
    'AWS::Region': region,
    'AWS::Partition': 'aws',
    'AWS::URLSuffix': 'amazonaws.com',
    'AWS::StackName': stack,
    'AWS::StackId': `arn:aws:cloudformation:${region}:${account}:stack/${stack}/local`,
    'AWS::NoValue': undefined,
  };
  const fail = (problem: string): never => {
    throw new TemplateError(`${stack}: ${problem}`);
  };
  const named = (logicalId: string): Named => {
    const resource = raw[logicalId] ?? fail(`refers to ${logicalId}, which is not in the template`);
    const property = nameProperty[resource.Type];
    const given = property && resource.Properties?.[property];
    return {
      stack,
      logicalId,
      type: resource.Type,
      origin,
      givenName: given === undefined || given === '' ? undefined : String(evaluate(given, around)),
    };
  };
  const around: Surroundings = {
    ref: (name) => {
      if (name in pseudo) return pseudo[name];
      if (template.Parameters?.[name]) return template.Parameters[name].Default;
      return refOf(named(name));
    },
    attribute: (logicalId, attribute) => {
      const from = named(logicalId);
      return (
        attributeOf(from, attribute) ??
        fail(`the emulator does not know attribute ${attribute} of ${from.type} (${logicalId})`)
      );
    },
    importValue: (name) => (exports.get(name) ?? fail(`imports ${name}, which no stack exports`))(),
    condition: (name) => {
      const condition =
        template.Conditions?.[name] ?? fail(`names the condition ${name}, which is not defined`);
      return evaluateCondition(condition, around);
    },
    mapping: (name, first, second) =>
      template.Mappings?.[name]?.[first]?.[second] ?? fail(`has no mapping ${name}.${first}.${second}`),
  };
  const generated = Object.keys(raw)
    .filter((id) => raw[id]!.Type === 'AWS::SecretsManager::Secret')
    .map((id) => refOf(named(id)));
  // A secret that somebody made by hand is not there on this machine: its reference stays as it is.
  const localise = (value: unknown): unknown =>
    texts(value, (text) =>
      generated.reduce(
        (all, name) => all.replaceAll(`{{resolve:secretsmanager:${name}:SecretString:::}}`, secretOf(name)),
        localText(text, origin),
      ),
    );
  const resolveValue = (value: unknown, where: string): unknown => {
    try {
      return localise(evaluate(value, around));
    } catch (error) {
      if (error instanceof TemplateError) throw error;
      return fail(`${where}: ${(error as Error).message}`);
    }
  };

  const present = (condition: string | undefined) => condition === undefined || around.condition(condition);
  for (const { Value, Export, Condition } of Object.values(template.Outputs ?? {}))
    if (Export && present(Condition))
      exports.set(String(evaluate(Export.Name, around)), () => evaluate(Value, around));

  const resources = Object.entries(raw)
    .filter(([, { Condition }]) => present(Condition))
    .map(([logicalId, resource]): Resource => {
      let properties: Record<string, unknown> | undefined;
      const identity = named(logicalId);
      return {
        stack,
        logicalId,
        type: resource.Type,
        physicalName: physicalName(identity),
        ref: refOf(identity),
        attribute: (name) => attributeOf(identity, name),
        get properties() {
          properties ??= resolveValue(resource.Properties ?? {}, logicalId) as Record<string, unknown>;
          return properties;
        },
      };
    });
  const outputs = () =>
    Object.fromEntries(
      Object.entries(template.Outputs ?? {})
        .filter(([, { Condition }]) => present(Condition))
        .map(([key, { Value }]) => [`${stack}.${key}`, resolveValue(Value, `output ${key}`)]),
    );
  return { resources, outputs };
}

/** A resolved value with each of its texts changed. */
function texts(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === 'string') return change(value);
  if (Array.isArray(value)) return value.map((item) => texts(item, change));
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, texts(item, change)]));
  return value;
}

/** Puts this origin in the place of the site's, and of the AWS addresses that the template builds from ids. */
export const localText = (text: string, origin: string): string =>
  text
    .replaceAll(placeholderOrigin, origin)
    .replace(/https:\/\/([a-z0-9]+)\.execute-api\.[a-z0-9-]+\.amazonaws\.com/g, `${origin}/execute-api/$1`);

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

/** The stacks, in the order in which they would be deployed. */
function manifestStacks(folder: string): { name: string; templateFile: string; assetsFile?: string }[] {
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

function readAssets(folder: string, file: string | undefined): [string, string][] {
  if (!file) return [];
  const { files = {} } = JSON.parse(readFileSync(join(folder, file), 'utf8')) as AssetsFile;
  return Object.entries(files)
    .filter(([, { source }]) => source.path)
    .map(([hash, { source }]) => [hash, resolve(folder, source.path!)]);
}
