import { describe, expect, it } from 'vitest';
import { IdentityDirectory } from './identity-directory.ts';
import { loadSnapshot } from './load-snapshot.ts';
import { saveSnapshot } from './save-snapshot.ts';

const maya = { owner: 'maya', handle: 'maya-hollimund', nameKey: 'hollimund maya' };
const li = { owner: 'li', handle: 'liwei', nameKey: 'li wei' };
const secondOfMaya = { owner: 'maya', handle: 'mayaglazes' };

describe('IdentityDirectory', () => {
  const directory = IdentityDirectory.of([maya, li, secondOfMaya]);

  it.each([
    ['the handle itself', { handle: 'maya-hollimund' }, ['maya']],
    ['one letter that looks alike', { handle: 'maya_ho1limund' }, ['maya']],
    ['decorations', { handle: 'real_mayahollimund_hq' }, ['maya']],
    ['a handle of another account of theirs', { handle: 'maya.glazes' }, ['maya']],
    ['any handle under their name', { handle: 'clay4ever', name: 'Hollimund, Maya' }, ['maya']],
    ['a name with a slip', { handle: 'clay4ever', name: 'Maya Hollimnud' }, ['maya']],
    ['a short handle one letter off', { handle: 'liwel' }, ['li']],
    ['a short handle two letters off', { handle: 'lowan' }, []],
    ['a short name one letter off', { handle: 'clay4ever', name: 'Li Wen' }, []],
    ['nobody', { handle: 'oakandiron', name: 'Tove Brannigan' }, []],
    ['no name that could be compared', { handle: 'oakandiron', name: '✨' }, []],
  ])('%s', (_, profile, owners) => expect(directory.near(profile)).toEqual(owners));

  it('knows who was added, and adding somebody again finds them once', () => {
    const few = IdentityDirectory.of([maya]);
    for (let n = 0; n < 3; n += 1) few.add(li);
    few.add(secondOfMaya);
    expect(few.near({ handle: 'liwei' })).toEqual(['li']);
    expect(few.near({ handle: 'mayaglaze' })).toEqual(['maya']);
  });

  it('is the same from its snapshot', () => {
    const bytes = saveSnapshot('2026-11-20T07:40:00.000Z', [maya, li, secondOfMaya]);
    const { since, directory: again } = loadSnapshot(bytes);
    expect(since).toBe('2026-11-20T07:40:00.000Z');
    expect(again.near({ handle: 'maya_ho1limund' })).toEqual(['maya']);
    expect(again.near({ handle: 'x', name: 'Wei Li' })).toEqual(['li']);
    expect(loadSnapshot(saveSnapshot(since, [])).directory.owners).toEqual([]);
    expect(() => loadSnapshot(bytes.subarray(0, 20))).toThrow(RangeError);
  });
});
