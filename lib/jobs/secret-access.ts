import { Stack } from 'aws-cdk-lib';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import type { ProductFunction } from '../product-function.ts';

/** Lets a function read secrets that somebody puts into Secrets Manager by hand, under these names alone. */
export function grantSecrets(target: ProductFunction, names: readonly string[]): void {
  if (names.length === 0) return;
  const arn = (name: string) =>
    // Secrets Manager adds six characters to each name.
    `arn:${Stack.of(target).partition}:secretsmanager:${Stack.of(target).region}:${Stack.of(target).account}:secret:${name}-??????`;
  target.addToRolePolicy(
    new PolicyStatement({
      actions: ['secretsmanager:GetSecretValue'],
      resources: [...new Set(names)].map(arn),
    }),
  );
}
