import { describe, expect, it } from 'vitest';
import { hasData } from '../../bench/data.ts';
import { handles } from '../../bench/handles.ts';

describe.skipIf(!handles.needs.every(hasData))(
  'handles of real people and real attackers (skipped without ../shared/data)',
  () => {
    it('finds attackers at a threshold that leaves strangers alone', async () => {
      const results = await handles.run(() => {});
      expect(results.filter((row) => !('skipped' in row) && row.reached === false)).toEqual([]);
    });
  },
);
