import type { Statement } from './policy.ts';
import type { Deployment } from '../template/template.ts';

interface PolicyDocument {
  Statement: Statement[];
}

/** Role ARN -> every statement that the template gives the role, from its own and from attached policies. */
export function roleStatements(deployment: Deployment): Map<string, Statement[]> {
  const statements = new Map<string, Statement[]>();
  const arnByName = new Map<string, string>();
  for (const role of deployment.ofType('AWS::IAM::Role')) {
    const own = (role.properties.Policies as { PolicyDocument: PolicyDocument }[] | undefined) ?? [];
    const arn = role.attribute('Arn')!;
    arnByName.set(role.ref, arn);
    statements.set(
      arn,
      own.flatMap(({ PolicyDocument }) => PolicyDocument.Statement),
    );
  }
  for (const { properties } of deployment.ofType('AWS::IAM::Policy'))
    for (const name of (properties.Roles as string[] | undefined) ?? [])
      statements
        .get(arnByName.get(name) ?? '')
        ?.push(...(properties.PolicyDocument as PolicyDocument).Statement);
  return statements;
}
