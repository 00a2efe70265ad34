import { makeTbs } from './make-certificate.ts';

/** One certificate as a log took it. */
export interface LoggedCertificate {
  /** Milliseconds. */
  timestamp: number;
  names: readonly string[];
}

const number = (value: number, bytes: number) => {
  const buffer = Buffer.alloc(bytes);
  if (bytes > 6) buffer.writeBigUInt64BE(BigInt(value));
  else buffer.writeUIntBE(value, 0, bytes);
  return buffer;
};

/** A precertificate's TimestampedEntry (RFC 6962), with the index of its leaf among the extensions (static-ct-api). */
function timestampedEntry({ timestamp, names }: LoggedCertificate, index: number): Buffer {
  const tbs = makeTbs(names, { serial: index });
  const extensions = Buffer.concat([Buffer.from([0]), number(5, 2), number(index, 5)]);
  return Buffer.concat([
    number(timestamp, 8),
    number(1, 2),
    Buffer.alloc(32, 3), // the issuer's key
    number(tbs.length, 3),
    tbs,
    number(extensions.length, 2),
    extensions,
  ]);
}

/** A TileLeaf of a data tile: the entry, the precertificate as issued, and the fingerprints of its chain. */
export function tileLeaf(certificate: LoggedCertificate, index: number): Buffer {
  const precertificate = Buffer.alloc(40, 5);
  const chain = Buffer.alloc(64, 6);
  return Buffer.concat([
    timestampedEntry(certificate, index),
    number(precertificate.length, 3),
    precertificate,
    number(chain.length, 2),
    chain,
  ]);
}

/** A line of a names tile. */
export const namesLine = ({ timestamp, names }: LoggedCertificate): string =>
  `${JSON.stringify({ Timestamp: timestamp, Subject: { CommonName: names[0] }, DNS: names })}\n`;

/** An element of what get-entries gives. */
export const getEntriesElement = (certificate: LoggedCertificate, index: number) => ({
  leaf_input: Buffer.concat([number(0, 2), timestampedEntry(certificate, index)]).toString('base64'),
  extra_data: '',
});
