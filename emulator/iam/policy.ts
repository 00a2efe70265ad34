import { matches, type Variables } from './pattern.ts';

/** A statement of an IAM policy, as CloudFormation has it after references are resolved. */
export interface Statement {
  Effect: 'Allow' | 'Deny';
  Action?: string | string[];
  NotAction?: string | string[];
  Resource?: string | string[];
  NotResource?: string | string[];
  Condition?: Record<string, Record<string, string | string[]>>;
  [other: string]: unknown;
}

export interface Access {
  /** e.g. `s3:PutObject` */
  action: string;
  /** e.g. `arn:aws:s3:::bucket/users/1/a.png` */
  resource: string;
  principalTags?: Record<string, string | undefined>;
  /** Other condition keys of the request, e.g. `{ 's3:prefix': 'users/1/' }`. */
  context?: Record<string, string | undefined>;
}

const KNOWN = new Set([
  ...['Sid', 'Effect', 'Action', 'NotAction', 'Resource', 'NotResource', 'Condition', 'Principal'],
]);
const list = (value: string | string[] | undefined) => (value === undefined ? [] : [value].flat());

/**
 * Whether the statements of a role let a request through, by IAM's rule: an explicit Deny wins, then any Allow, else no.
 * What this evaluator does not know (NotPrincipal, other condition operators, other variables) throws: silently
 * granting or refusing would make the laptop differ from the cloud without a word.
 */
export function allowed(statements: readonly Statement[], access: Access): boolean {
  const decided = decisionsOf(statements);
  const question = `${access.action.length} ${access.action} ${access.resource}`;
  const before = decided?.get(question);
  if (before !== undefined) return before;
  const decision = decide(statements, access);
  if (decided && decided.size >= mostDecided) decided.clear();
  decided?.set(question, decision);
  return decision;
}

/** What was decided by statements that ask for nothing but action and resource: a role asks the same few tables all day. */
const decisions = new WeakMap<readonly Statement[], Map<string, boolean> | 'depends'>();
const mostDecided = 500;

function decisionsOf(statements: readonly Statement[]): Map<string, boolean> | undefined {
  let known = decisions.get(statements);
  if (!known) {
    const depends =
      statements.some(({ Condition }) => Condition) || JSON.stringify(statements).includes('${');
    known = depends ? 'depends' : new Map<string, boolean>();
    decisions.set(statements, known);
  }
  return known === 'depends' ? undefined : known;
}

function decide(statements: readonly Statement[], access: Access): boolean {
  const effects = new Set(statements.filter((s) => applies(s, access)).map((s) => s.Effect));
  return effects.has('Allow') && !effects.has('Deny');
}

function applies(statement: Statement, access: Access): boolean {
  const unknown = Object.keys(statement).filter((key) => !KNOWN.has(key));
  if (unknown.length) throw new Error(`Emulated policies do not know ${unknown.join(', ')}`);
  const variables = variablesOf(access);
  // Conditions are read first, so that an unsupported one is named even when another part does not match.
  const conditions = Object.entries(statement.Condition ?? {}).map(([operator, tests]) =>
    holds(operator, tests, variables),
  );
  const some = (patterns: string | string[], value: string, flags: '' | 'i', names: Variables) =>
    list(patterns).some((pattern) => matches(pattern, value, names, flags));
  const { Action = [], NotAction, Resource = [], NotResource } = statement;
  const isAction = NotAction
    ? !some(NotAction, access.action, 'i', {})
    : some(Action, access.action, 'i', {});
  const isResource = NotResource
    ? !some(NotResource, access.resource, '', variables)
    : some(Resource, access.resource, '', variables);
  return isAction && isResource && conditions.every(Boolean);
}

function variablesOf({ principalTags = {}, context = {} }: Access): Variables {
  const tags = Object.entries(principalTags).map(([key, value]) => [`aws:PrincipalTag/${key}`, value]);
  return { ...context, ...Object.fromEntries(tags) };
}

/** One condition block: every key must pass; the values of a key are alternatives. */
function holds(operator: string, tests: Record<string, string | string[]>, variables: Variables) {
  const { negated, ifExists, wild } = operatorOf(operator);
  return Object.entries(tests).every(([key, patterns]) => {
    const value = variables[key];
    if (value === undefined) return negated || ifExists;
    const hit = list(patterns).some((pattern) =>
      matches(wild ? pattern : pattern.replace(/(?<!\$\{)[*?]/g, '${$&}'), value, variables, ''),
    );
    return hit !== negated;
  });
}

function operatorOf(operator: string) {
  const parts = /^(?:Bool|String(Not)?(Equals|Like))(IfExists)?$/.exec(operator);
  if (!parts) throw new Error(`Emulated policies do not know the condition ${operator}`);
  return { negated: !!parts[1], wild: parts[2] === 'Like', ifExists: !!parts[3] };
}
