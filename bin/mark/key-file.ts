import { randomBytes } from 'node:crypto';
import { readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import * as z from 'zod';

const Hex = z.string().regex(/^[0-9a-f]{64}$/);
const KeyFile = z.object({
  secret: Hex,
  /** Copies issued with it: of which picture (SHA-256 of its file), for whom, when. */
  copies: z.array(z.object({ picture: Hex, copy: z.string().min(1), issued: z.iso.datetime() })),
});
export type KeyFile = z.infer<typeof KeyFile>;

/** Undefined where there is no such file. @throws Error when it holds no secret of marks */
export function readKeyFile(file: string): KeyFile | undefined {
  const stat = statSync(file, { throwIfNoEntry: false });
  if (!stat) return undefined;
  if (stat.isDirectory()) throw new Error(`${file}: a folder, not a file`);
  try {
    return KeyFile.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    // what is in there may be a secret of something else: it is not repeated
    throw new Error(`${file}: not a key file for marks`);
  }
}

export const newKeyFile = (): KeyFile => ({ secret: randomBytes(32).toString('hex'), copies: [] });

/** Readable by its owner alone; nobody finds half of it. */
export function writeKeyFile(file: string, key: KeyFile): void {
  const part = `${file}.${process.pid}.part`;
  try {
    writeFileSync(part, `${JSON.stringify(key, null, 2)}\n`, { mode: 0o600 });
    renameSync(part, file);
  } catch (error) {
    rmSync(part, { force: true });
    throw new Error(`${file}: could not be written`, { cause: error });
  }
}
