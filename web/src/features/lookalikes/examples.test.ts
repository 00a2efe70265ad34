import { expect, test } from 'vitest';
import { handleDiff } from '#domain/engine/handle/handle-diff';
import { liveLooks } from './engine.ts';
import { EXAMPLE_HANDLE, EXAMPLES } from './examples.ts';

test.each(EXAMPLES.map((example) => [example.how, example] as const))(
  '%s is drawn as the engine draws it',
  (_, example) => {
    expect(example.diff).toEqual(
      handleDiff(EXAMPLE_HANDLE, example.value, { yours: 'Yours', theirs: 'Not yours' }),
    );
  },
);

test('the live field shows five kinds, each once, never the handle itself', () => {
  for (const handle of ['maya_hollimund', 'nia-okafor', 'zuck', 'j.smith', 'x'] as const) {
    const looks = liveLooks(handle);
    expect(new Set(looks.map(({ how }) => how)).size).toBe(looks.length);
    expect(looks.length).toBeLessThanOrEqual(5);
    expect(looks.map(({ value }) => value)).not.toContain(handle);
  }
});
