import { expect, test } from 'vitest';
import { assembly } from '../template/in-test/assembly.ts';
import { roleStatements } from './roles.ts';

test('a role has the statements of its own policies and of those attached, from another stack too', () => {
  const statement = (action: string) => ({ Effect: 'Allow', Action: action, Resource: '*' });
  const document = (action: string) => ({ PolicyDocument: { Statement: [statement(action)] } });
  const deployment = assembly({
    A: {
      Resources: { Role: { Type: 'AWS::IAM::Role', Properties: { Policies: [document('own:Do')] } } },
      Outputs: { Role: { Value: { Ref: 'Role' }, Export: { Name: 'role' } } },
    },
    B: {
      Resources: {
        More: {
          Type: 'AWS::IAM::Policy',
          Properties: { ...document('b:Do'), Roles: [{ 'Fn::ImportValue': 'role' }] },
        },
      },
    },
  });
  const arn = 'arn:aws:iam::000000000000:role/A-Role';
  expect(roleStatements(deployment).get(arn)).toEqual([statement('own:Do'), statement('b:Do')]);
});
