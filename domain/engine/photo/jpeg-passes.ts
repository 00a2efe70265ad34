/** How often a JPEG goes through its picture, from the first segment on that starts at `from`. A camera's goes once, a page's some ten times. */
export function jpegPasses(bytes: Uint8Array, from: number): number {
  let passes = 0;
  for (let at = bytes.indexOf(0xff, from); at >= 0 && at + 3 < bytes.length; at = bytes.indexOf(0xff, at)) {
    const marker = bytes[at + 1]!;
    // Padding, a value of the picture that looks like a marker, a restart: nothing with a length.
    if (marker === 0xff) at += 1;
    else if (marker <= 0x01 || (marker >= 0xd0 && marker <= 0xd8)) at += 2;
    else if (marker === 0xd9) return passes;
    else {
      if (marker === 0xda) passes += 1;
      at += 2 + Math.max(2, (bytes[at + 2]! << 8) | bytes[at + 3]!);
    }
  }
  return passes;
}
