import { expect, it } from 'vitest';
import { fittedHandles } from './fitted-handles.ts';

it.each([
  ['X', 'maya', ['maya']],
  ['X', 'sam-otterline', ['sam_otterline', 'samotterline']],
  ['X', 'sam--otterline', ['sam_otterline', 'samotterline']],
  ['INSTAGRAM', 'sam-otterline', ['sam_otterline', 'sam.otterline']],
  ['FACEBOOK', 'maya_hollimund', ['maya.hollimund', 'mayahollimund']],
  ['GITHUB', 'maya_h', ['maya-h', 'mayah']],
  ['X', 'maximiliane-hollimund', []],
  ['X', 'мая-клей', []],
  ['WHATSAPP', 'maya', []],
  ['INSTAGRAM', 'käthe', ['kaethe', 'kathe']],
  ['X', 'käthe-oneill', ['kaethe_oneill', 'kaetheoneill', 'kathe_oneill', 'katheoneill']],
] as const)('on %s %s could be %j', (platform, handle, forms) => {
  expect(fittedHandles(platform, handle)).toEqual(forms);
});
