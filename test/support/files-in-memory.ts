import type { UserFiles } from '../../lambdas/store/user-files.ts';

/** People's files in memory, and the keys of what is there. */
export function filesInMemory() {
  const kept = new Map<string, Uint8Array>();
  const keysBelow = (prefix: string) => [...kept.keys()].filter((key) => key.startsWith(prefix)).sort();
  const files: UserFiles = {
    form: () => Promise.reject(new Error('Nothing is posted here.')),
    head: async (key, most) => kept.get(key)?.slice(0, most),
    put: async ({ key, text }) => void kept.set(key, Buffer.from(text)),
    link: async (key) => `https://files.example/${key}`,
    putPicture: async (key, bytes) => void kept.set(key, bytes),
    list: async (prefix) =>
      keysBelow(prefix).map((key) => ({ key, bytes: kept.get(key)!.length, changedAt: '' })),
    remove: async (key) => void kept.delete(key),
    removeAll: async (prefix) => keysBelow(prefix).forEach((key) => kept.delete(key)),
  };
  return { files, keys: () => keysBelow('') };
}
