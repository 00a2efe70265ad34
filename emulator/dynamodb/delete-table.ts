import { tableOf, type Output } from './engine.ts';

/** Removes a table with everything it holds, as one batch. The caller holds the write lock. Throws ResourceNotFoundException. */
export async function deleteTable(store: Dynalite.Store, name: string): Promise<Output> {
  const table = await tableOf(store, name);
  const ranges = [`item-${name}~`, `index-global~${name}~`, `index-local~${name}~`, `own-change~${name}~`];
  const operations: Dynalite.BatchOperation[] = [`table~${name}`, `own-ttl~${name}`].map((key) => ({
    type: 'del',
    key,
  }));
  for (const prefix of ranges)
    for await (const [key] of store.db.iterator({ gte: prefix, lt: `${prefix}\uffff` }))
      operations.push({ type: 'del', key });
  await store.db.batch(operations);
  return { TableDescription: { ...table, TableStatus: 'DELETING' } };
}
