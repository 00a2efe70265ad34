/*
 * Punycode (RFC 3492), the way a domain spells other alphabets. Node's own is deprecated and browsers offer none.
 */

/** "xn--pypal-4ve" -> "pаypal" (RFC 3492); anything that does not decode stays as it is. */
export function unpuny(label: string): string {
  if (!label.toLowerCase().startsWith('xn--')) return label;
  const text = label.slice(4);
  const cut = text.lastIndexOf('-');
  const out = [...text.slice(0, Math.max(0, cut))].map((letter) => letter.codePointAt(0)!);
  let [n, bias, i] = [128, 72, 0];
  for (let at = cut + 1; at < text.length;) {
    const before = i;
    for (let weight = 1, k = 36; ; k += 36) {
      const code = text.charCodeAt(at++);
      const digit = code >= 48 && code < 58 ? code - 22 : code >= 97 && code < 123 ? code - 97 : 36;
      if (digit >= 36 || i > 1e7) return label;
      i += digit * weight;
      const threshold = Math.min(26, Math.max(1, k - bias));
      if (digit < threshold) break;
      weight *= 36 - threshold;
    }
    const length = out.length + 1;
    bias = adapt(i - before, length, before === 0);
    n += Math.floor(i / length);
    i %= length;
    if (n > 0x10ffff) return label;
    out.splice(i++, 0, n);
  }
  return String.fromCodePoint(...out);
}

/** Code points of the label being written: one array for all calls, because look-alikes come by the thousand. */
let points = new Int32Array(64);

/** "pаypal" (with a Cyrillic а) -> "xn--pypal-4ve"; plain ASCII stays. Expects well-formed lower-case text. */
export function puny(label: string): string {
  if (label.length > points.length) points = new Int32Array(2 * label.length);
  let [count, out] = [0, ''];
  for (let i = 0; i < label.length; i++) {
    const point = label.codePointAt(i)!;
    if (point > 0xffff) i++;
    if (point < 128) out += label[i]!;
    points[count++] = point;
  }
  let done = out.length;
  if (done === count) return label;
  const basic = done;
  out = basic > 0 ? `xn--${out}-` : 'xn--';
  for (let n = 128, delta = 0, bias = 72; done < count; n++, delta++) {
    let next = 0x7fffffff;
    for (let i = 0; i < count; i++) if (points[i]! >= n && points[i]! < next) next = points[i]!;
    delta += (next - n) * (done + 1);
    n = next;
    for (let i = 0; i < count; i++) {
      const point = points[i]!;
      if (point < n) delta++;
      if (point !== n) continue;
      let q = delta;
      for (let k = 36; ; k += 36) {
        const threshold = Math.min(26, Math.max(1, k - bias));
        if (q < threshold) break;
        out += DIGITS[threshold + ((q - threshold) % (36 - threshold))]!;
        q = Math.floor((q - threshold) / (36 - threshold));
      }
      out += DIGITS[q]!;
      bias = adapt(delta, done + 1, done === basic);
      delta = 0;
      done++;
    }
  }
  return out;
}

const DIGITS = 'abcdefghijklmnopqrstuvwxyz0123456789';

function adapt(delta: number, count: number, first: boolean): number {
  let rest = first ? Math.floor(delta / 700) : delta >> 1;
  rest += Math.floor(rest / count);
  let k = 0;
  for (; rest > 455; k += 36) rest = Math.floor(rest / 35);
  return k + Math.floor((36 * rest) / (rest + 38));
}
