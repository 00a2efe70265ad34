/** SHA-256 as 64 hex digits; empty where the browser offers no cryptography. */
export async function sha256(bytes: ArrayBuffer): Promise<string> {
  // crypto.subtle exists on https and on localhost alone; the report is complete without the line.
  const digest = await globalThis.crypto?.subtle?.digest('SHA-256', bytes);
  return digest ? [...new Uint8Array(digest)].map((b) => b.toString(16).padStart(2, '0')).join('') : '';
}
