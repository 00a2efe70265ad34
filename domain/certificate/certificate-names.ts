import { DerReader, tag, UnreadableBytes } from './der.ts';

/** subjectAltName (2.5.29.17) and commonName (2.5.4.3) as DER writes them. */
const ALTERNATIVE_NAMES = [tag.object, 3, 0x55, 0x1d, 0x11];
const COMMON_NAME = [tag.object, 3, 0x55, 0x04, 0x03];

/**
 * The DNS names of a certificate, or of the bare TBSCertificate that a log keeps of a precertificate, as they are written there:
 * those of its subjectAltName, or its common name where it has none. A walk by hand, because libraries take a thousand times
 * as long (docs/decisions/054).
 * @throws UnreadableBytes
 */
export function certificateNames(bytes: Uint8Array, start = 0, end = bytes.length): string[] {
  const der = new DerReader(bytes);
  der.expect(tag.sequence, start, end);
  let [at, last] = [der.from, der.to];
  der.read(at, last);
  if (der.tag === tag.sequence) {
    // a whole certificate, whose first part is what is signed
    [at, last] = [der.from, der.to];
    der.read(at, last);
  }
  if (der.tag === tag.version) der.read(der.to, last);
  if (der.tag !== tag.integer) throw new UnreadableBytes('no serial number');
  for (const _ of ['algorithm', 'issuer', 'validity']) der.expect(tag.sequence, der.to, last);
  der.expect(tag.sequence, der.to, last);
  const [subject, subjectEnd] = [der.from, der.to];
  der.expect(tag.sequence, der.to, last); // the key
  while (der.to < last) {
    der.read(der.to, last);
    if (der.tag !== tag.extensions) continue;
    const names = alternativeNames(der, der.from, der.to);
    if (names) return names;
    break;
  }
  return commonNames(der, subject, subjectEnd);
}

/** Of the extensions; undefined where the certificate has no such extension. */
function alternativeNames(der: DerReader, start: number, end: number): string[] | undefined {
  der.expect(tag.sequence, start, end);
  const last = der.to;
  for (let at = der.from, next: number; at < last; at = next) {
    der.expect(tag.sequence, at, last);
    next = der.to;
    if (begins(der.bytes, der.from, next, ALTERNATIVE_NAMES))
      return dnsNames(der, der.from + ALTERNATIVE_NAMES.length, next);
  }
  return undefined;
}

function dnsNames(der: DerReader, start: number, end: number): string[] {
  der.read(start, end);
  if (der.tag === tag.boolean) der.read(der.to, end); // critical
  if (der.tag !== tag.octets) throw new UnreadableBytes('names of another form');
  der.expect(tag.sequence, der.from, der.to);
  const names: string[] = [];
  const last = der.to;
  for (let at = der.from; at < last; at = der.to) {
    der.read(at, last);
    if (der.tag === tag.dnsName) names.push(ascii(der));
  }
  return names;
}

function commonNames(der: DerReader, start: number, end: number): string[] {
  const names: string[] = [];
  for (let at = start, next: number; at < end; at = next) {
    der.read(at, end);
    next = der.to;
    der.expect(tag.sequence, der.from, next);
    const [from, to] = [der.from, der.to];
    if (!begins(der.bytes, from, to, COMMON_NAME)) continue;
    der.read(from + COMMON_NAME.length, to);
    const name = ascii(der);
    if (/^[^\s]+\.[^\s]+$/.test(name)) names.push(name);
  }
  return names;
}

function begins(bytes: Uint8Array, from: number, to: number, wanted: readonly number[]): boolean {
  if (to - from < wanted.length) return false;
  for (let n = 0; n < wanted.length; n++) if (bytes[from + n] !== wanted[n]) return false;
  return true;
}

/** No name is longer (RFC 1035); what pretends to be is cut, and is no name then. */
const LONGEST = 255;
const ascii = ({ bytes, from, to }: DerReader): string =>
  String.fromCharCode.apply(null, bytes.subarray(from, Math.min(to, from + LONGEST)) as unknown as number[]);
