import { AppError } from '../app-error.ts';
import { fileKeyOfUrl } from './file-key-of-url.ts';

/** The user who sent a URL, and the request. */
export interface AddressSource {
  userId: string;
  request: Request;
}

/**
 * Returns the key of a user's own file on this server by a current or expired URL. Throws
 * `address_not_allowed` for every other URL. @param publicUrl the origin under which browsers reach
 * Adventure; null when unknown
 */
export function readOwnFileKey(
  address: string,
  { userId, request }: AddressSource,
  publicUrl: string | null,
): string {
  const key = fileKeyOfUrl(address, request, publicUrl);
  // The second part of every key is its owner's id.
  if (key === null || key.split('/')[1] !== userId) throw new AppError('address_not_allowed');
  return key;
}
