import { fetchAuthSession } from 'aws-amplify/auth';
import { markedContract } from '#domain/contract/marked';
import type { Pixels } from '#domain/engine/photo/pdq';
import { originalPath, originalSide } from '#domain/marked/issued-copy';
import type { Reason } from '#domain/scan/finding';
import { call } from '../../lib/api/rest.ts';
import { signedAddress } from '../account/signed-address.ts';
import { drawArea } from '../picture/crop-area.ts';
import { sha256 } from '../picture/sha256.ts';
import { configured } from '../session/amplify.ts';
import type { EvidenceDone, EvidenceJob } from './evidence-worker.ts';
import { words } from './words.ts';

/** The reason that names a copy; null where none of them is read, undefined where there is nothing to look for. */
type Read = Reason | null | undefined;
const known = new Map<string, Promise<Read>>();

/**
 * Looks in a picture, a `data:` address, for the marks of the copies of whoever is signed in. It is measured on this device:
 * what is measured goes to us, where the keys are, and the picture stays. The same picture is asked about once.
 */
export function readInPicture(preview: string, reading: () => void): Promise<Read> {
  const asked = known.get(preview) ?? read(preview, reading);
  known.set(preview, asked);
  asked.catch(() => known.delete(preview));
  return asked;
}

async function read(preview: string, reading: () => void): Promise<Read> {
  await configured().catch(offline);
  const sub = (await fetchAuthSession()).tokens?.accessToken.payload.sub;
  // It only seemed so: somebody is signed out who was not.
  if (!sub) return undefined;
  const { copies } = await call('user', markedContract['get-copies'], {});
  const pictures = [...new Set(copies.map(({ picture }) => picture))];
  if (pictures.length === 0) return undefined;
  reading();
  const originals = (await Promise.all(pictures.map((picture) => originalOf(sub, picture)))).flat();
  const candidate = await pixelsOf(new Blob([bytesOf(preview)]));
  const measured = await evidenceFor({ candidate, originals: originals.map(({ pixels }) => pixels) });
  const readings = originals.flatMap(({ picture }, at) => {
    const evidence = measured[at];
    return evidence ? [{ picture, evidence }] : [];
  });
  // The picture shows none of those that were marked.
  if (readings.length === 0) return undefined;
  return (await call('user', markedContract['read-copies'], { readings })).mark;
}

/** The browser only says that it failed to fetch. */
function offline(cause: unknown): never {
  throw new Error(words.offline, { cause });
}

/** None where it is not what its row says: it would give any score. */
async function originalOf(userId: string, picture: string) {
  const answer = await fetch(await signedAddress(originalPath(userId, picture))).catch(offline);
  const bytes = answer.ok ? await answer.arrayBuffer() : new ArrayBuffer();
  return (await sha256(bytes)) === picture ? [{ picture, pixels: await pixelsOf(new Blob([bytes])) }] : [];
}

async function pixelsOf(file: Blob): Promise<Pixels> {
  const bitmap = await createImageBitmap(file);
  const { width, height } = bitmap;
  const context = drawArea(bitmap, { x: 0, y: 0, width, height }, 2 * originalSide);
  bitmap.close();
  const drawn = context.getImageData(0, 0, context.canvas.width, context.canvas.height);
  return { data: drawn.data, width: drawn.width, height: drawn.height };
}

const bytesOf = (address: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(address.slice(address.indexOf(',') + 1)), (c) => c.charCodeAt(0));

function evidenceFor(job: EvidenceJob): Promise<(string | null)[]> {
  const worker = new Worker(new URL('./evidence-worker.ts', import.meta.url), { type: 'module' });
  return new Promise<(string | null)[]>((done, failed) => {
    worker.addEventListener('message', ({ data }: MessageEvent<EvidenceDone>) =>
      'read' in data ? done(data.read) : failed(new Error(words.unreadable)),
    );
    worker.addEventListener('error', () => failed(new Error(words.unreadable)));
    worker.postMessage(job);
  }).finally(() => worker.terminate());
}
