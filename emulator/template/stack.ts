import { atOrigin, changeTexts } from './at-origin.ts';
import { evaluate } from './intrinsics.ts';
import { attributeOf, physicalName, refOf } from './physical-names.ts';
import { surroundingsOf, type StackInput } from './surroundings.ts';
import { TemplateError, type Resource } from './template.ts';

/** The resources and outputs of one stack, its exports noted. @param secretOf what is generated for a secret of this name */
export function loadStack(input: StackInput, secretOf: (name: string) => string) {
  const { name: stack, template, origin, exports } = input;
  const { around, named, fail } = surroundingsOf(input);
  const raw = template.Resources ?? {};
  const generated = Object.keys(raw)
    .filter((id) => raw[id]!.Type === 'AWS::SecretsManager::Secret')
    .map((id) => refOf(named(id)));
  // A secret that somebody made by hand is not there on this machine: its reference stays as it is.
  const localise = (value: unknown): unknown =>
    changeTexts(value, (text) =>
      generated.reduce(
        (all, name) => all.replaceAll(`{{resolve:secretsmanager:${name}:SecretString:::}}`, secretOf(name)),
        atOrigin(text, origin),
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
