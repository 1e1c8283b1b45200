import { AppError } from '../app-error.ts';
import { fileKeyOfUrl } from './file-key-of-url.ts';

/** Who says that an address is theirs, and in which request. */
export interface AddressSource {
  userId: string;
  request: Request;
}

/**
 * The key of a user's own file on this server, by an address that it has or had. Throws `address_not_allowed` for every other
 * address.
 * @param publicUrl the origin under which browsers reach Adventure; null when unknown
 */
export function readOwnFileKey(
  address: string,
  { userId, request }: AddressSource,
  publicUrl: string | null,
): string {
  const key = fileKeyOfUrl(address, request, publicUrl);
  // The second part of every key names whose it is.
  if (key === null || key.split('/')[1] !== userId) throw new AppError('address_not_allowed');
  return key;
}
