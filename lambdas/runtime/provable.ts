import { Platform } from '#domain/platform/platform';

/**
 * Where this stage can prove an account: by a code, where it can read profiles (SOURCES), or by a sign-in there. LINKED holds the names
 * of those alone: their secrets are for the function that signs in.
 */
export function provablePlatforms(
  { SOURCES = '{}', LINKED = '' }: Record<string, string | undefined> = process.env,
): Platform[] {
  const named = new Set([...Object.keys(JSON.parse(SOURCES || '{}') as object), ...LINKED.split(' ')]);
  return Platform.options.filter((platform) => named.has(platform));
}
