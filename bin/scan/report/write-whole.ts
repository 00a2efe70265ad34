import { rename, rm, writeFile } from 'node:fs/promises';

/** Writes a file beside its place and moves it there: nobody finds half of it. */
export async function writeWhole(file: string, text: string): Promise<void> {
  const part = `${file}.${process.pid}.part`;
  try {
    await writeFile(part, text);
    await rename(part, file);
  } catch (error) {
    await rm(part, { force: true });
    throw new Error(`${file}: could not be written`, { cause: error });
  }
}
