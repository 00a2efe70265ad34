import { expect, it } from 'vitest';
import type { TableName } from '#domain/keys';
import { personalData } from '../../lambdas/account/personal-data.ts';
import { tableAccess } from './table-access.ts';

it.each(['user', 'rights', 'delete-account'] as const)(
  'what goes through everything about a person may read each of its tables: %s',
  (name) => {
    const tables = (Object.keys(personalData) as TableName[]).filter(
      (table) => !('nothing' in personalData[table]),
    );
    expect(tables.length).toBeGreaterThan(10);
    expect(tables.filter((table) => !(table in tableAccess[name]))).toEqual([]);
  },
);
