import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { handleShape } from '../handle/handle-shape.ts';
import { handleLikeness } from '../handle/handle-signal.ts';
import { lookalikeHandles } from '../handle/lookalikes.ts';
import { createHandleBlocks, HANDLE_ALIKE } from './handle-blocks.ts';

const HANDLES = ['maya_hollimund', 'otto.brandt', 'oak_and_iron', 'lena-marchetti', 'kev', 'react'];
const near = (handle: string) =>
  createHandleBlocks([undefined, ...HANDLES.map((handle) => handleShape(handle))])
    .near(handleShape(handle))
    .map((at) => HANDLES[at - 1]);

describe('createHandleBlocks', () => {
  it.each([
    ['real_maya_hollimund', ['maya_hollimund']],
    ['maya.ho11imund', ['maya_hollimund']],
    ['hollimundmaya', ['maya_hollimund']],
    ['rnaya_hollimund', ['maya_hollimund']],
    ['theofficialottobrandt99', ['otto.brandt']],
    ['rceat', ['react']],
    ['lena-marchetti', ['lena-marchetti']],
    ['nobody_like_them', []],
  ])('%s is near %j', (handle, expected) => expect(near(handle)).toEqual(expected));

  it('gives every handle that a look-alike is alike to, and none that is not', () => {
    const name = fc.string({ unit: fc.constantFrom(...'aeiorstlnmkd_'), minLength: 5, maxLength: 14 });
    fc.assert(
      fc.property(fc.array(name, { minLength: 1, maxLength: 8 }), fc.nat(199), (all, pick) => {
        const shapes = all.map((handle) => handleShape(handle));
        const index = createHandleBlocks(shapes);
        const made = [...lookalikeHandles(all[0]!, { max: 200 })];
        const other = handleShape(made[pick % made.length]?.value ?? all[0]!);
        const found = index.near(other);
        for (const at of found)
          expect(handleLikeness(shapes[at]!, other).value).toBeGreaterThanOrEqual(HANDLE_ALIKE);
        // The few that are alike by half their letters are the price of not reading all.
        const alike = [...shapes.keys()].filter((at) => handleLikeness(shapes[at]!, other).value >= 0.8);
        expect(alike.filter((at) => !found.includes(at))).toEqual([]);
      }),
      { seed: 713, numRuns: 300 },
    );
  });
});
