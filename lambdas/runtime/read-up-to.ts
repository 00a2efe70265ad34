/**
 * The bytes of a body, as decoded: `most` is held whatever its length claims or its compression hides, and what is more is
 * not read. Undefined when it is more, or breaks off.
 */
export async function readUpTo(
  body: ReadableStream<Uint8Array>,
  most: number,
): Promise<Uint8Array | undefined> {
  const parts: Uint8Array[] = [];
  let size = 0;
  try {
    // Leaving the loop cancels the stream, and with it the connection.
    for await (const part of body as unknown as AsyncIterable<Uint8Array>) {
      size += part.length;
      if (size > most) return undefined;
      parts.push(part);
    }
  } catch {
    return undefined;
  }
  return Buffer.concat(parts);
}
