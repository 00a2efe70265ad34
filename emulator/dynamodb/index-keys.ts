import { dynamoError } from './errors.ts';
import type { Written } from './recorder.ts';

/** DynamoDB refuses an empty text or binary in an index key; dynalite lets it in. */
export function refuseEmptyIndexKeys(written: Written[]): void {
  for (const { table, after } of written)
    for (const index of [...(table.GlobalSecondaryIndexes ?? []), ...(table.LocalSecondaryIndexes ?? [])])
      for (const { AttributeName: name } of index.KeySchema) {
        const value = after?.[name];
        if (value?.S !== '' && value?.B !== '') continue;
        throw dynamoError(
          'ValidationException',
          `One or more parameter values are not valid. A value specified for a secondary index key is not supported. The AttributeValue for a key attribute cannot contain an empty ${value.S === '' ? 'string' : 'binary'} value. IndexName: ${index.IndexName}, IndexKey: ${name}`,
        );
      }
}
