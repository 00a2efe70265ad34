import { imageHeader } from '#domain/engine/photo/image-header';
import { hashImage } from '../../../lambdas/scan/picture/hash-image.ts';

/**
 * A process that takes pictures in as a scan does, one after the other: `{name, base64}` a line. Of each it says what came of it, how
 * long its processor worked, ms, and how much memory the process has had at most, MB.
 */
async function take(line: string): Promise<void> {
  const { name, base64 } = JSON.parse(line) as { name: string; base64: string };
  const bytes = Buffer.from(base64, 'base64');
  const began = process.cpuUsage();
  const header = imageHeader(bytes);
  const print = header && (await hashImage({ contentType: `image/${header.format}`, bytes }));
  const { user, system } = process.cpuUsage(began);
  const said = { name, read: print !== undefined, ms: (user + system) / 1000 };
  process.stdout.write(`${JSON.stringify({ ...said, mb: process.resourceUsage().maxRSS / 1024 })}\n`);
}

async function takeAll(): Promise<void> {
  let text = '';
  for await (const part of process.stdin) text += String(part);
  for (const line of text.split('\n').filter(Boolean)) await take(line);
}
void takeAll();
