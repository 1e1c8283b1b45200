import { pixelTextLimits } from '#contract/edit-calls.ts';
import { ownAddressLimits } from '#contract/limits.ts';
import { AppError } from '#server/platform/app-error.ts';
import { type AddressSource, readOwnFileKey } from '#server/platform/http/own-file-key.ts';
import type { EditJobsDeps } from './context.ts';
import { temporaryFolder } from './temporary-pictures.ts';

/** What a client of the specification names a picture by. */
export type NamedPicture =
  | { kind: 'pixels'; bytes: Buffer }
  | { kind: 'image'; id: string }
  | { kind: 'asset'; id: string }
  | { kind: 'temporary'; key: string };

const dataUrl = /^data:image\/[\w.+-]{1,40};base64,/;
const base64 = /^[A-Za-z0-9+/]+={0,2}$/;
/** The two addresses of an asset: that of its call, and that of its file. */
const assetPath = /\/api\/canvas\/assets\/([\da-f-]{36})$/i;
const assetKey = /^canvas-assets\/[^/]+\/([\da-f-]{36})\.\w+$/i;

/**
 * Reads a data URL, or the address of one of the caller's own pictures, assets and temporary pictures. Throws
 * `pixels_too_large` above the limit, `unsupported_image` for what is no base64 image, and
 * `address_not_allowed` for every other address. Does not look into the pixels, nor for an asset.
 */
export async function readPixelText(
  { database, gallery, publicUrl }: Pick<EditJobsDeps, 'database' | 'gallery' | 'publicUrl'>,
  sent: AddressSource & { text: string },
): Promise<NamedPicture> {
  const { text, userId } = sent;
  if (text.startsWith('data:')) return { kind: 'pixels', bytes: readDataUrl(text) };
  if (text.length > ownAddressLimits.maxCharacters) throw new AppError('address_not_allowed');
  const asset = assetPath.exec(text.split('?', 1)[0] ?? '')?.[1];
  if (asset !== undefined) return { kind: 'asset', id: asset };
  const key = readOwnFileKey(text, sent, publicUrl);
  const ofKey = assetKey.exec(key)?.[1];
  if (ofKey !== undefined) return { kind: 'asset', id: ofKey };
  if (key.startsWith(`${temporaryFolder(userId)}/`)) return { kind: 'temporary', key };
  const id = await gallery.findByFile(database.db, userId, key);
  if (id === null) throw new AppError('address_not_allowed');
  return { kind: 'image', id };
}

function readDataUrl(text: string): Buffer {
  if (text.length > pixelTextLimits.maxCharacters) throw new AppError('pixels_too_large');
  const [start] = dataUrl.exec(text) ?? [];
  const encoded = text.slice(start?.length);
  if (start === undefined || !base64.test(encoded)) throw new AppError('unsupported_image');
  return Buffer.from(encoded, 'base64');
}
