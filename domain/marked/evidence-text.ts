import { COEFFICIENTS } from '../engine/mark/pattern/lapped-transform.ts';

/** Base64 of two bytes for each of a mark's chips. */
export const evidenceLetters = 4 * Math.ceil((2 * COEFFICIENTS) / 3);

/** What a picture says of each chip, as a request carries it: in 65,535 steps, since a score asks for no unit. */
export function evidenceText(evidence: Float64Array): string {
  const most = evidence.reduce((so, one) => Math.max(so, Math.abs(one)), 0) || 1;
  const view = new DataView(new ArrayBuffer(2 * COEFFICIENTS));
  evidence.forEach((one, at) => view.setInt16(2 * at, Math.round((one / most) * 32_767), true));
  let letters = '';
  for (let at = 0; at < view.byteLength; at++) letters += String.fromCharCode(view.getUint8(at));
  return btoa(letters);
}

/** Back from it; of whole numbers alone, whatever was sent. */
export function evidenceOfText(text: string): Float64Array {
  const bytes = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
  const view = new DataView(bytes.buffer);
  return Float64Array.from({ length: COEFFICIENTS }, (_, at) => view.getInt16(2 * at, true));
}
