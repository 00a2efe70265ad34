import { createHash, randomBytes } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** What is kept about an object, in a file beside its content. */
export interface ObjectRecord {
  key: string;
  size: number;
  /** With quotes, as on the wire. */
  etag: string;
  /** ms since 1970 */
  lastModified: number;
  /** Headers that come back as they went: content-type, cache-control, x-amz-meta-… */
  headers: Record<string, string>;
  /** e.g. x-amz-checksum-crc32 */
  checksums: Record<string, string>;
  /** The content's file name. */
  file: string;
}

const hash = (key: string) => createHash('sha256').update(key).digest('hex');

/**
 * A bucket as a folder: `<hash of key>.json` names the content file beside it. A content file is written once under a name
 * of its own and only then named by the record, renamed into place: a reader or a crash sees the old object or the new.
 */
export class ObjectFiles {
  private readonly records = new Map<string, ObjectRecord>();
  private tail: Promise<unknown> = Promise.resolve();

  private constructor(private readonly folder: string) {}

  static async open(folder: string): Promise<ObjectFiles> {
    await mkdir(folder, { recursive: true });
    const files = new ObjectFiles(folder);
    const names = await readdir(folder);
    for (const name of names.filter((n) => n.endsWith('.json'))) {
      const record = JSON.parse(await readFile(join(folder, name), 'utf8')) as ObjectRecord;
      files.records.set(record.key, record);
    }
    const named = new Set([...files.records.values()].map((record) => record.file));
    for (const name of names) if (!name.endsWith('.json') && !named.has(name)) await rm(join(folder, name));
    return files;
  }

  /** Every object's record, in no order. */
  all(): ObjectRecord[] {
    return [...this.records.values()];
  }

  record(key: string): ObjectRecord | undefined {
    return this.records.get(key);
  }

  async read(key: string): Promise<{ record: ObjectRecord; content: Buffer } | undefined> {
    for (;;) {
      const record = this.records.get(key);
      if (!record) return undefined;
      try {
        return { record, content: await readFile(join(this.folder, record.file)) };
      } catch (error) {
        // Replaced while we looked: read the newer one. The same record without its file is a damaged folder.
        if (this.records.get(key) === record) throw error;
      }
    }
  }

  async put(record: Omit<ObjectRecord, 'file' | 'size' | 'etag'>, content: Buffer): Promise<ObjectRecord> {
    const name = hash(record.key);
    const whole: ObjectRecord = {
      ...record,
      size: content.length,
      etag: `"${createHash('md5').update(content).digest('hex')}"`,
      file: `${name}.${randomBytes(8).toString('hex')}`,
    };
    await writeFile(join(this.folder, whole.file), content, { flush: true });
    return this.inTurn(async () => {
      const earlier = this.records.get(record.key);
      const draft = join(this.folder, `${whole.file}.draft`);
      await writeFile(draft, JSON.stringify(whole), { flush: true });
      await rename(draft, join(this.folder, `${name}.json`));
      this.records.set(record.key, whole);
      if (earlier) await rm(join(this.folder, earlier.file), { force: true });
      return whole;
    });
  }

  /** Deleting what is not there is no error, as in S3. */
  delete(key: string): Promise<void> {
    return this.inTurn(async () => {
      const record = this.records.get(key);
      if (!record) return;
      await rm(join(this.folder, `${hash(key)}.json`), { force: true });
      this.records.delete(key);
      await rm(join(this.folder, record.file), { force: true });
    });
  }

  private inTurn<T>(work: () => Promise<T>): Promise<T> {
    const result = this.tail.then(work);
    this.tail = result.catch(() => {});
    return result;
  }
}
