/** Bytes that are not what they should be: of a certificate, or of a log's answer. */
export class UnreadableBytes extends Error {
  override name = 'UnreadableBytes';
}

/** Tags of DER that lie on the way to a certificate's names. */
export const tag = {
  boolean: 0x01,
  integer: 0x02,
  octets: 0x04,
  object: 0x06,
  sequence: 0x30,
  version: 0xa0,
  extensions: 0xa3,
  /** dNSName among the GeneralNames. */
  dnsName: 0x82,
};

/**
 * Reads DER one element at a time, without copies: millions of certificates go through here. Each read moves past at least two
 * bytes or throws, so that no input keeps it busy.
 */
export class DerReader {
  /** Of the element read last: its tag, and where its value begins and ends. */
  tag = 0;
  from = 0;
  to = 0;

  constructor(readonly bytes: Uint8Array) {}

  /** Reads the element at `at`, which ends by `end`. @throws UnreadableBytes */
  read(at: number, end: number): void {
    const { bytes } = this;
    if (at + 2 > end) throw new UnreadableBytes('ends within an element');
    this.tag = bytes[at]!;
    if ((this.tag & 0x1f) === 0x1f) throw new UnreadableBytes('a tag of several bytes');
    let length = bytes[at + 1]!;
    let from = at + 2;
    if (length >= 0x80) {
      const digits = length & 0x7f;
      // DER knows no length that is found out at the end, and no certificate has 4 GB
      if (digits === 0 || digits > 4) throw new UnreadableBytes('a length of another form');
      if (from + digits > end) throw new UnreadableBytes('ends within a length');
      length = 0;
      for (let n = 0; n < digits; n++) length = length * 256 + bytes[from + n]!;
      from += digits;
    }
    this.from = from;
    this.to = from + length;
    if (this.to > end) throw new UnreadableBytes('an element longer than what holds it');
  }

  /** As `read`, of an element that must have this tag. @throws UnreadableBytes */
  expect(wanted: number, at: number, end: number): void {
    this.read(at, end);
    if (this.tag !== wanted) throw new UnreadableBytes(`tag ${this.tag} where ${wanted} belongs`);
  }
}
