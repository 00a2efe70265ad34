import { X509Certificate } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { makeCertificate, makeTbs } from '../../platforms/ct/make-certificate.ts';
import { certificateNames } from './certificate-names.ts';
import { UnreadableBytes } from './der.ts';

/** node:crypto, as the judge. */
const judged = (certificate: Buffer) =>
  new X509Certificate(certificate).subjectAltName?.split(', ').map((name) => name.replace(/^DNS:/, '')) ?? [];

const label = fc.stringMatching(/^[a-z0-9]{1,30}$/);
const host = fc.array(label, { minLength: 2, maxLength: 5 }).map((labels) => labels.join('.'));

describe('the names of a certificate', () => {
  it.each([
    ['one', ['acme.example']],
    ['some', ['login-acme-support.example', '*.login-acme-support.example', 'xn--cme-5cd.example']],
    ['a hundred', Array.from({ length: 100 }, (_, n) => `shop-${n}.example`)],
  ])('are read as node:crypto reads them: %s', (_, names) => {
    const certificate = makeCertificate(names);
    expect(certificateNames(certificate)).toEqual(names);
    expect(judged(certificate)).toEqual(names);
  });

  it('are read as node:crypto reads them, whatever they are', () => {
    fc.assert(
      fc.property(fc.array(host, { minLength: 1, maxLength: 40 }), (names) => {
        const certificate = makeCertificate(names, { serial: names.length });
        expect(certificateNames(certificate)).toEqual(judged(certificate));
      }),
      { seed: 541, numRuns: 30 },
    );
  });

  it('are those of the precertificate, of which a log has the inner part alone', () =>
    expect(certificateNames(makeTbs(['acme.example', 'www.acme.example']))).toEqual([
      'acme.example',
      'www.acme.example',
    ]));

  it('are read where they lie within other bytes', () => {
    const certificate = makeCertificate(['acme.example']);
    const within = Buffer.concat([Buffer.from('before'), certificate, Buffer.from('behind')]);
    expect(certificateNames(within, 6, 6 + certificate.length)).toEqual(['acme.example']);
  });

  it.each([
    ['Nobody in particular', []],
    ['', []],
  ])('are none where there is neither a DNS name nor a host in the common name: %j', (commonName, names) =>
    expect(certificateNames(makeCertificate([], { commonName }))).toEqual(names),
  );

  it('are never more than the bytes say, and never keep the reader: a mutated certificate is answered or refused', () => {
    const whole = makeCertificate(['acme.example', '*.acme.example', 'shop.acme.example']);
    const byte = fc.integer({ min: 0, max: 255 });
    const change = fc.tuple(fc.integer({ min: 0, max: whole.length - 1 }), byte);
    const outcomes = { read: 0, refused: 0 };
    fc.assert(
      fc.property(
        fc.array(change, { minLength: 1, maxLength: 6 }),
        fc.integer({ min: 0, max: whole.length }),
        fc.boolean(),
        (changes, cut, isCut) => {
          const mutated = Buffer.from(isCut ? whole.subarray(0, cut) : whole);
          for (const [at, value] of changes) if (at < mutated.length) mutated[at] = value;
          try {
            const names = certificateNames(mutated);
            outcomes.read += 1;
            return names.join('').length <= mutated.length;
          } catch (error) {
            if (!(error instanceof UnreadableBytes)) throw error;
            outcomes.refused += 1;
            return true;
          }
        },
      ),
      { seed: 542, numRuns: 4000 },
    );
    const tried = outcomes.read + outcomes.refused;
    expect(outcomes.read / tried).toBeGreaterThan(0.05);
    expect(outcomes.refused / tried).toBeGreaterThan(0.05);
  });
});
