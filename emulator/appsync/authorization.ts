import type { ConstDirectiveNode, FieldDefinitionNode, ObjectTypeDefinitionNode } from 'graphql';
import type { Mode } from './definition.ts';

/** Who asks, by which of the three ways in. */
export interface Caller {
  mode: Mode;
  /** `ctx.identity` of the resolver: null for an API key. */
  identity: Record<string, unknown> | null;
  /** `ctx.authType` in AppSync's own words. */
  authType: string;
  /** IAM: whether the role's policy names the field; the other modes have no policy. */
  mayCall: (typeName: string, fieldName: string) => boolean;
}

/** One way in that a field or type allows. */
export interface Rule {
  mode: Mode;
  groups?: string[];
}

const DIRECTIVES: Record<string, Mode> = {
  aws_cognito_user_pools: 'userPool',
  aws_api_key: 'apiKey',
  aws_iam: 'iam',
};

/**
 * AppSync's rule: a field's directives, else its type's, else the default mode.
 * https://docs.aws.amazon.com/appsync/latest/devguide/security-authz.html#using-additional-authorization-modes
 */
export function rulesOf(
  type: ObjectTypeDefinitionNode,
  field: FieldDefinitionNode,
  defaultMode: Mode,
): Rule[] {
  const own = readRules(field.directives);
  if (own.length) return own;
  const inherited = readRules(type.directives);
  return inherited.length ? inherited : [{ mode: defaultMode }];
}

function readRules(directives: readonly ConstDirectiveNode[] = []): Rule[] {
  return directives.flatMap((directive) => {
    if (directive.name.value === 'aws_auth')
      throw new Error(
        '@aws_auth has no effect beside other modes: use @aws_cognito_user_pools(cognito_groups)',
      );
    const mode = DIRECTIVES[directive.name.value];
    if (!mode) return [];
    const list = directive.arguments?.find((argument) => argument.name.value === 'cognito_groups')?.value;
    const groups =
      list?.kind === 'ListValue'
        ? list.values.flatMap((value) => (value.kind === 'StringValue' ? [value.value] : []))
        : undefined;
    return [{ mode, ...(groups && { groups }) }];
  });
}

/** Whether one of the rules lets this caller through. */
export function permits(rules: readonly Rule[], caller: Caller): boolean {
  const groups = (caller.identity?.groups ?? []) as string[];
  return rules.some(
    (rule) =>
      rule.mode === caller.mode && (!rule.groups || rule.groups.some((group) => groups.includes(group))),
  );
}
