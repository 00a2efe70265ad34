import { foldedKey } from '../engine/glyph/read-as.ts';
import { nameKey } from './name-key.ts';

/**
 * The name that a person gives themselves, where a proven account of theirs shows it too: anybody can call themselves anything
 * here. Keys are those of `nameKey`. "Maya Hollimund" agrees with "Maya Q Hollimund", and not with "Maya".
 */
export function searchableName(
  name: string | undefined,
  provenKeys: readonly (string | null | undefined)[],
): string[] {
  const words = nameKey(name)?.split(' ') ?? [];
  const agrees = (key: string) => {
    const shown = foldedKey(key).split(' ');
    const [few, many] = words.length <= shown.length ? [words, shown] : [shown, words];
    return (few.length > 1 || many.length === 1) && few.every((word) => many.includes(word));
  };
  return name && words.length > 0 && provenKeys.some((key) => !!key && agrees(key)) ? [name] : [];
}
