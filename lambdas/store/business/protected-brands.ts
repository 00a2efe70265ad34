import { ScanCommand, type ScanCommandOutput } from '@aws-sdk/lib-dynamodb';
import type { ProtectedBrand } from '#domain/certificate/brand-watch';
import { sent } from '../table/failure.ts';
import type { Database } from '../table/table.ts';

/** Every business that has a domain; goes through the whole table, which one job may. */
export const protectedBrandsOver =
  ({ client, table }: Database) =>
  async (): Promise<ProtectedBrand[]> => {
    const brands: ProtectedBrand[] = [];
    let page: ScanCommandOutput | undefined;
    do {
      page = await sent<ScanCommandOutput>(
        client.send(
          new ScanCommand({
            TableName: table('Business'),
            ProjectionExpression: 'id, #domain, #name, shortName, website',
            FilterExpression: 'attribute_exists(#domain)',
            ExpressionAttributeNames: { '#domain': 'domain', '#name': 'name' },
            ...(page?.LastEvaluatedKey && { ExclusiveStartKey: page.LastEvaluatedKey }),
          }),
        ),
      );
      for (const { id, domain, name, shortName, website } of page.Items ?? [])
        if (typeof domain === 'string' && domain !== '')
          brands.push({
            ...{ businessId: String(id), domain },
            names: [name, shortName].filter((one) => typeof one === 'string'),
            websites: typeof website === 'string' ? [website] : [],
          });
    } while (page.LastEvaluatedKey);
    return brands;
  };
