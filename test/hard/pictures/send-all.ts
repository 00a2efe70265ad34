import type { Result, Told } from '../case.ts';
import { type Reached, startAttacked } from '../stack/attacked.ts';
import { openScene, type Scene } from '../stack/scene.ts';

type Files = Record<string, Buffer>;
/** A refusal in our words, or an answer. */
type Said = { status: number; kept: boolean };

/** Sends each file wherever a picture is taken in: as one's own, as evidence, by a friend's link, as a logo. */
export async function sendAll(bombs: Files, plain: Buffer, { say }: Told): Promise<Result[]> {
  const attacked = await startAttacked();
  try {
    const scene = await openScene(attacked);
    const faults: string[] = [];
    let sent = 0;
    let refused = 0;
    for (const [name, bytes] of Object.entries(bombs)) {
      for (const [way, outcome] of await everyWay(attacked, scene, bytes)) {
        sent += 1;
        if (!outcome.kept) refused += 1;
        if (outcome.status >= 500) faults.push(`${name} as ${way}: ${outcome.status}`);
      }
      await scene.restore();
    }
    faults.forEach(say);
    const control = (await everyWay(attacked, scene, plain)).filter(([, { kept }]) => kept);
    return [
      {
        tried: `sent: ${sent} pictures, each by four ways`,
        mark: 'no answer of 500, nothing crashed',
        result: `${faults.length} faults, ${refused} refused`,
        held: faults.length === 0 && attacked.alive(),
      },
      {
        tried: 'sent: a picture as it should be',
        mark: 'kept by all four ways',
        result: `${control.length} kept`,
        held: control.length === 4,
      },
    ];
  } finally {
    await attacked.close();
  }
}

async function everyWay(reached: Reached, { maya, things }: Scene, bytes: Buffer): Promise<[string, Said][]> {
  const { wire } = reached;
  const token = { token: maya.accessToken };
  const base64 = bytes.toString('base64');
  const rest = async (...call: Parameters<typeof wire.rest>): Promise<Said> => {
    const got = await wire.rest(...call);
    return got.kind === 'answer' ? { status: 200, kept: true } : { status: got.status, kept: false };
  };
  const { caseId, helperToken, businessId } = things;
  const shot = { words: 'Seen', screenshot: { base64 } };
  return [
    ['one’s own', await upload(reached, maya.accessToken, bytes)],
    ['evidence', await rest('app', 'add-evidence', { caseId, ...shot }, token)],
    ['a friend’s', await rest('app', 'helper-screenshot', { token: helperToken, ...shot }, {})],
    ['a logo', await rest('business', 'set-logo', { businessId, base64 }, token)],
  ];
}

/** By a form to the bucket, and then said to be there. */
async function upload({ wire }: Reached, token: string, bytes: Buffer): Promise<Said> {
  const format = bytes[0] === 0xff ? 'jpeg' : bytes[0] === 0x52 ? 'webp' : 'png';
  const asked = await wire.rest('user', 'upload-url', { contentType: `image/${format}` }, { token });
  if (asked.kind === 'refused') return { status: asked.status, kept: false };
  const { url, fields, key } = asked.value as { url: string; fields: Record<string, string>; key: string };
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  form.append('file', new Blob([new Uint8Array(bytes)], { type: `image/${format}` }));
  const posted = await fetch(url, { method: 'POST', body: form });
  if (!posted.ok) return { status: posted.status, kept: false };
  const finished = await wire.rest('user', 'finish-upload', { key }, { token });
  return finished.kind === 'answer' ? { status: 200, kept: true } : { status: finished.status, kept: false };
}
