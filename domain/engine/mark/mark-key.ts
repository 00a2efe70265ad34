import { Sha256 } from '@aws-crypto/sha256-js';

/** Says what the key is for, so that no other use of the secret can meet it. */
const PURPOSE = 'countersign picture mark 1\n';

/**
 * The key of one copy: HMAC-SHA-256 (RFC 2104) of the picture's SHA-256 and the copy's name, by a secret that stays where keys
 * are made. The picture is part of it, as one key on two pictures gives false scores; its hash has 32 bytes always, so
 * no two pairs of picture and name read alike.
 */
export function markKey(secret: Uint8Array, pictureHash: Uint8Array, copy: string): Uint8Array {
  if (secret.length !== 32) throw new RangeError('A secret has 32 bytes');
  if (pictureHash.length !== 32) throw new RangeError('A SHA-256 has 32 bytes');
  if (copy === '') throw new RangeError('A copy needs a name');
  const hmac = new Sha256(secret);
  hmac.update(PURPOSE);
  hmac.update(pictureHash);
  hmac.update(new TextEncoder().encode(copy));
  return hmac.digestSync();
}
