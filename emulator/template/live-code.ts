const prefix = 'bundle of ';

/** What stands in a template for the emulator in the place of a function's code. */
export const liveCode = (name: string): string => `${prefix}${name}`;

/** The function's name; undefined for code that is not ours (CDK's own deployment helpers). */
export const liveCodeName = (code: unknown): string | undefined => {
  const text = (code as { ZipFile?: unknown } | undefined)?.ZipFile;
  return typeof text === 'string' && text.startsWith(prefix) ? text.slice(prefix.length) : undefined;
};
