import * as appsync from 'aws-cdk-lib/aws-appsync';
import type { ITable } from 'aws-cdk-lib/aws-dynamodb';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import type { IFunction } from 'aws-cdk-lib/aws-lambda';
import { Stack } from 'aws-cdk-lib';
import type { Construct } from 'constructs';
import type { TableName } from '#domain/keys';
import { tableStatements } from '../data/table-access.ts';

interface SourceProps {
  api: appsync.IGraphqlApi;
  name: string;
}

/** A table that resolvers reach. CDK's own class would also allow to scan it, and every index by a wildcard. */
export class TableSource extends appsync.BackedDataSource {
  constructor(
    scope: Construct,
    id: string,
    props: SourceProps & { table: ITable; tableName: TableName; writes: boolean },
  ) {
    super(scope, id, props, {
      type: 'AMAZON_DYNAMODB',
      dynamoDbConfig: { tableName: props.table.tableName, awsRegion: Stack.of(scope).region },
    });
    for (const statement of tableStatements(props.table, props.tableName, props.writes ? 'write' : 'read'))
      this.grantPrincipal.addToPrincipalPolicy(statement);
  }
}

/** A Lambda that resolvers hand over to. CDK's own class would also allow every version of it by a wildcard. */
export class FunctionSource extends appsync.BackedDataSource {
  constructor(scope: Construct, id: string, props: SourceProps & { handler: IFunction }) {
    super(scope, id, props, {
      type: 'AWS_LAMBDA',
      lambdaConfig: { lambdaFunctionArn: props.handler.functionArn },
    });
    this.grantPrincipal.addToPrincipalPolicy(
      new PolicyStatement({ actions: ['lambda:InvokeFunction'], resources: [props.handler.functionArn] }),
    );
  }
}
