/** What a template may refer to while it is evaluated. */
export interface Surroundings {
  /** `undefined` is AWS::NoValue. An unknown name throws. */
  ref(name: string): unknown;
  attribute(logicalId: string, attribute: string): unknown;
  importValue(exportName: string): unknown;
  condition(name: string): boolean;
  mapping(name: string, first: string, second: string): unknown;
}

/** Evaluates CloudFormation's intrinsic functions in a value of a template; one that it does not know throws by its name. */
export function evaluate(value: unknown, around: Surroundings): unknown {
  if (Array.isArray(value))
    return value.map((item) => evaluate(item, around)).filter((item) => item !== undefined);
  if (!isObject(value)) return value;
  const [name, ...others] = Object.keys(value);
  if (name !== undefined && others.length === 0 && (name === 'Ref' || name.startsWith('Fn::'))) {
    const intrinsic = intrinsics[name];
    if (!intrinsic) throw new Error(`the emulator does not know ${name}`);
    return intrinsic(value[name], around);
  }
  const result: Record<string, unknown> = {};
  for (const [key, item] of Object.entries(value)) {
    const evaluated = evaluate(item, around);
    if (evaluated !== undefined) result[key] = evaluated;
  }
  return result;
}

/** Evaluates a condition: like a value, and `{Condition: name}` names another one. */
export function evaluateCondition(value: unknown, around: Surroundings): boolean {
  if (isObject(value) && typeof value.Condition === 'string') return around.condition(value.Condition);
  return Boolean(evaluate(value, around));
}

type Intrinsic = (argument: unknown, around: Surroundings) => unknown;

const intrinsics: Record<string, Intrinsic> = {
  Ref: (name, around) => around.ref(String(name)),
  'Fn::GetAtt': (argument, around) => {
    const [id, ...path] = Array.isArray(argument) ? (argument as string[]) : String(argument).split('.');
    return around.attribute(id!, path.join('.'));
  },
  'Fn::ImportValue': (name, around) => around.importValue(String(evaluate(name, around))),
  'Fn::Join': (argument, around) => {
    const [separator, items] = argument as [string, unknown];
    return list(items, around).join(separator);
  },
  'Fn::Sub': (argument, around) => {
    const [text, own] = Array.isArray(argument)
      ? (argument as [string, Record<string, unknown>])
      : [String(argument), {}];
    return text.replace(/\$\{(!?)([^}]+)\}/g, (_whole, literal: string, name: string) => {
      if (literal) return `\${${name}}`;
      if (name in own) return String(evaluate(own[name], around));
      const dot = name.indexOf('.');
      return String(dot < 0 ? around.ref(name) : around.attribute(name.slice(0, dot), name.slice(dot + 1)));
    });
  },
  'Fn::Select': (argument, around) => {
    const [index, items] = argument as [unknown, unknown];
    return list(items, around)[Number(evaluate(index, around))];
  },
  'Fn::Split': (argument, around) => {
    const [separator, text] = argument as [string, unknown];
    return String(evaluate(text, around)).split(separator);
  },
  'Fn::If': (argument, around) => {
    const [name, yes, no] = argument as [string, unknown, unknown];
    return evaluate(around.condition(name) ? yes : no, around);
  },
  'Fn::Equals': (argument, around) => {
    const [left, right] = list(argument, around);
    return left === right;
  },
  'Fn::Not': (argument, around) => !evaluateCondition((argument as unknown[])[0], around),
  'Fn::And': (argument, around) => (argument as unknown[]).every((item) => evaluateCondition(item, around)),
  'Fn::Or': (argument, around) => (argument as unknown[]).some((item) => evaluateCondition(item, around)),
  'Fn::FindInMap': (argument, around) => {
    const [name, first, second] = list(argument, around) as [string, string, string];
    return around.mapping(name, first, second);
  },
  'Fn::Base64': (argument, around) => Buffer.from(String(evaluate(argument, around))).toString('base64'),
};

const list = (items: unknown, around: Surroundings): unknown[] => evaluate(items, around) as unknown[];
const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
