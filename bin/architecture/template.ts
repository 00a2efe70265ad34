/** One resource of a CloudFormation template, as far as a drawing reads it. */
export interface Resource {
  Type: string;
  Properties?: Record<string, unknown>;
}

/** One stack: its name ends in its part ("Countersign-prodb-Data"). */
export interface StackTemplate {
  name: string;
  template: {
    Description?: string;
    Resources: Record<string, Resource>;
    Outputs?: Record<string, { Value: unknown; Export?: { Name: unknown } }>;
  };
}

/** A resource with a key that is unique among all stacks, and what its texts refer to. */
export interface Found {
  key: string;
  stack: string;
  id: string;
  type: string;
  properties: Record<string, unknown>;
  /** Keys of the resources that a value refers to, also through another stack's exports. */
  refersTo(value: unknown): string[];
}

/** Every resource of every stack, in the order of deployment. */
export function resourcesOf(stacks: StackTemplate[]): Found[] {
  const exports = exportsOf(stacks);
  return stacks.flatMap(({ name, template }) => {
    const stack = partOf(name);
    const refersTo = (value: unknown): string[] => [...new Set(references(value, stack, exports))];
    return Object.entries(template.Resources).map(([id, { Type, Properties = {} }]) => ({
      key: `${stack}/${id}`,
      stack,
      id,
      type: Type,
      properties: Properties,
      refersTo,
    }));
  });
}

/** `Countersign-prodb-Data` -> `Data`. */
export const partOf = (name: string): string => name.slice(name.lastIndexOf('-') + 1);

/** What each exported name stands for, in the stack that exports it. */
function exportsOf(stacks: StackTemplate[]): Map<unknown, { stack: string; value: unknown }> {
  return new Map(
    stacks.flatMap(({ name, template }) =>
      Object.values(template.Outputs ?? {})
        .filter((output) => output.Export)
        .map((output) => [output.Export!.Name, { stack: partOf(name), value: output.Value }] as const),
    ),
  );
}

/** Walks a value to every Ref, Fn::GetAtt and Fn::ImportValue in it. */
function references(value: unknown, stack: string, exports: ReturnType<typeof exportsOf>): string[] {
  if (Array.isArray(value)) return value.flatMap((part) => references(part, stack, exports));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]): string[] => {
    if (name === 'Ref' && typeof inner === 'string') return [`${stack}/${inner}`];
    if (name === 'Fn::GetAtt') return [`${stack}/${String(inner instanceof Array ? inner[0] : inner)}`];
    if (name !== 'Fn::ImportValue') return references(inner, stack, exports);
    const exported = exports.get(inner);
    return exported === undefined ? [] : references(exported.value, exported.stack, exports);
  });
}
