import { jpegPasses } from './jpeg-passes.ts';

export type ImageHeader = { format: 'jpeg' | 'png' | 'webp'; width: number; height: number };

/** More than any program writes. Each costs whoever decodes it a walk through the whole picture, and takes 14 bytes. */
const mostPasses = 100;

/**
 * What a picture claims to be, from its first bytes: asked before a decoder is, because a few bytes can claim gigabytes.
 * Undefined for any other format, for a header that is cut off, and for a JPEG that would keep its decoder for minutes.
 */
export function imageHeader(bytes: Uint8Array): ImageHeader | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const found = png(view) ?? webp(view) ?? jpeg(view);
  return found && found.width > 0 && found.height > 0 ? found : undefined;
}

function png(view: DataView): ImageHeader | undefined {
  if (view.byteLength < 24 || view.getUint32(0) !== 0x89504e47 || view.getUint32(12) !== 0x49484452)
    return undefined;
  return { format: 'png', width: view.getUint32(16), height: view.getUint32(20) };
}

function webp(view: DataView): ImageHeader | undefined {
  if (view.byteLength < 30 || view.getUint32(0) !== 0x52494646 || view.getUint32(8) !== 0x57454250)
    return undefined;
  const chunk = view.getUint32(12);
  if (chunk === 0x56503820) {
    // "VP8 ": after the frame tag and its start code, 14 bits each
    return {
      format: 'webp',
      width: view.getUint16(26, true) & 0x3fff,
      height: view.getUint16(28, true) & 0x3fff,
    };
  }
  if (chunk === 0x5650384c) {
    const bits = view.getUint32(21, true);
    return { format: 'webp', width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
  }
  if (chunk !== 0x56503858) return undefined;
  const three = (at: number) => view.getUint16(at, true) | (view.getUint8(at + 2) << 16);
  return { format: 'webp', width: three(24) + 1, height: three(27) + 1 };
}

/**
 * Walks the segments to the frame header; each is at least two bytes long, so this ends. Markers without a length have no
 * place before it, and a decoder that skips them would find another frame than we do.
 */
function jpeg(view: DataView): ImageHeader | undefined {
  if (view.byteLength < 4 || view.getUint16(0) !== 0xffd8) return undefined;
  for (let at = 2; at + 9 < view.byteLength;) {
    if (view.getUint8(at) !== 0xff) return undefined;
    const marker = view.getUint8(at + 1);
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    if (marker < 0xc0 || (marker >= 0xd0 && marker <= 0xd9)) return undefined;
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame) {
      const bytes = new Uint8Array(view.buffer, view.byteOffset, view.byteLength);
      if (jpegPasses(bytes, at) > mostPasses) return undefined;
      return { format: 'jpeg', width: view.getUint16(at + 7), height: view.getUint16(at + 5) };
    }
    at += 2 + Math.max(2, view.getUint16(at + 2));
  }
  return undefined;
}
