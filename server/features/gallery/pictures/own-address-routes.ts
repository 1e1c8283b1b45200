import * as z from 'zod';
import { ownAddressLimits } from '#contract/limits.ts';
import { proxyImagePath, saveImage } from '#contract/own-pictures.ts';
import { AppError } from '#server/platform/app-error.ts';
import type { Api } from '#server/platform/http/api.ts';
import { readOwnFileKey } from '#server/platform/http/own-file-key.ts';
import type { GalleryContext } from '../context.ts';
import { findByFile } from './find-own.ts';
import { presentImage } from './present.ts';
import { findPresent } from './store.ts';

const addressSchema = z.string().max(ownAddressLimits.maxCharacters);

/**
 * Calls of the specification that name a picture by its URL. Only the caller's own URLs on this server are
 * accepted.
 */
export function registerOwnAddressRoutes(api: Api, context: GalleryContext): void {
  const { database, sign, publicUrl } = context;

  api.handle(saveImage, async ({ identity: { userId }, body, request }) => {
    const key = readOwnFileKey(body.url, { userId, request }, publicUrl);
    const id = await findByFile(database.db, userId, key);
    const row = id === null ? null : await findPresent(database.db, userId, id);
    if (row === null) throw new AppError('address_not_allowed');
    return { image: presentImage(row, sign) };
  });

  api.document({
    path: proxyImagePath,
    summary: 'Redirect to one of the caller’s own files, by a current or former address',
    signedIn: true,
    query: z.object({ url: addressSchema }),
    contentType: 'image/*',
  });
  api.hono.get(proxyImagePath, async (request) => {
    const { userId } = await api.identify(request);
    const address = addressSchema.safeParse(request.req.query('url'));
    if (!address.success) throw new AppError('address_not_allowed');
    const key = readOwnFileKey(address.data, { userId, request: request.req.raw }, publicUrl);
    request.header('cache-control', 'private, no-store');
    return request.redirect(sign(key), 302);
  });
}
