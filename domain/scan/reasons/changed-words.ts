import type { Changes } from '../finding.ts';

/** "its name and its picture", for a sentence; empty where nothing changed. */
export function changedWords({ handle, name, picture, bio }: Changes): string {
  const parts = [
    ...(handle ? ['its handle'] : []),
    ...(name ? ['its name'] : []),
    ...(picture ? ['its picture'] : []),
    ...(bio ? ['its bio'] : []),
  ];
  return new Intl.ListFormat('en-GB', { type: 'conjunction' }).format(parts);
}
