import { evaluate, evaluateCondition, type Surroundings } from './intrinsics.ts';
import { account, attributeOf, nameProperty, refOf, region, stackId, type Named } from './physical-names.ts';
import { TemplateError } from './template.ts';

/** A template as CloudFormation has it. */
export interface Template {
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

/** One stack of an assembly. */
export interface StackInput {
  name: string;
  template: Template;
  /** http://localhost:PORT */
  origin: string;
  /** Read for what the stack imports; gets what it exports. */
  exports: Map<string, () => unknown>;
}

export interface StackSurroundings {
  around: Surroundings;
  /** What a resource of the stack is called. */
  named(logicalId: string): Named;
  /** @throws TemplateError that names the stack */
  fail(problem: string): never;
}

/** What the values of a stack's template may refer to. */
export function surroundingsOf({ name: stack, template, origin, exports }: StackInput): StackSurroundings {
  const raw = template.Resources ?? {};
  const pseudo: Record<string, unknown> = {
    'AWS::AccountId': account,
    'AWS::Region': region,
    'AWS::Partition': 'aws',
    'AWS::URLSuffix': 'amazonaws.com',
    'AWS::StackName': stack,
    'AWS::StackId': stackId(stack),
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
  return { around, named, fail };
}
