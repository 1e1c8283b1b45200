import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

/** The format's version, so that another may follow. */
const version = 'v1';
const nonceBytes = 12;
const tagBytes = 16;

/**
 * Encrypts a text by AES-256-GCM with a key of 32 bytes. The purpose, such as the row it belongs to, is
 * authenticated but not stored: a value sealed for one purpose cannot be opened for another.
 */
export function seal(key: Buffer, purpose: string, text: string): string {
  const nonce = randomBytes(nonceBytes);
  const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(purpose));
  const sealed = Buffer.concat([nonce, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]);
  return `${version}.${sealed.toString('base64')}`;
}

/** Returns the sealed text; null for another key or purpose, or a changed value. */
export function unseal(key: Buffer, purpose: string, sealed: string): string | null {
  const [how, body = ''] = sealed.split('.');
  const bytes = Buffer.from(body, 'base64');
  if (how !== version || bytes.length < nonceBytes + tagBytes) return null;
  const end = bytes.length - tagBytes;
  try {
    const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, nonceBytes))
      .setAAD(Buffer.from(purpose))
      .setAuthTag(bytes.subarray(end));
    return Buffer.concat([decipher.update(bytes.subarray(nonceBytes, end)), decipher.final()]).toString();
  } catch {
    return null;
  }
}
