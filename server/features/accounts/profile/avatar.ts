import { eq } from 'drizzle-orm';
import { megabyte } from '#contract/bytes.ts';
import { accountLimits } from '#contract/limits.ts';
import type { ProviderName } from '#contract/sign-in.ts';
import { AppError } from '#server/platform/app-error.ts';
import { FetchRefusedError } from '#server/platform/fetcher/fetcher.ts';
import { readPicture } from '#server/platform/images/intake.ts';
import { makeSquare } from '#server/platform/images/square.ts';
import type { AccountDeps } from '../deps.ts';
import { users } from '../schema.ts';

/** Folder of a user's pictures. Each picture gets a new key, since an object never changes. */
export const avatarFolder = (userId: string) => `avatars/${userId}/`;

/** Makes a file the user's picture. Throws what the picture intake throws. */
export async function storeAvatar(
  deps: AccountDeps,
  userId: string,
  source: string | Uint8Array,
  signal?: AbortSignal,
): Promise<void> {
  const key = await putAvatar(deps, userId, source, signal);
  await replaceAvatar(deps, userId, key, () => true);
}

export async function removeAvatar(deps: AccountDeps, userId: string): Promise<void> {
  await replaceAvatar(deps, userId, null, () => true);
}

/**
 * Copies a new user's picture from the provider, once, so that browsers contact no third party for it. Keeps
 * a picture that the user has chosen in the meantime.
 */
export async function fetchAvatar(
  deps: AccountDeps,
  userId: string,
  { provider, address }: { provider: ProviderName; address: string },
): Promise<void> {
  try {
    const { bytes } = await deps.fetcher.download(address, {
      maxBytes: 5 * megabyte,
      timeoutMs: 10_000,
      contentTypes: ['image/*'],
      // The operator's own provider and its pictures may lie in a private network.
      trustedOrigins: provider === 'oidc' && deps.oidc ? [new URL(deps.oidc.issuer).origin] : [],
    });
    const key = await putAvatar(deps, userId, bytes);
    await replaceAvatar(deps, userId, key, (present) => present === null);
  } catch (error) {
    if (!(error instanceof FetchRefusedError || error instanceof AppError)) throw error;
    deps.log.info({ userId, error }, "the provider's picture could not be copied");
  }
}

async function putAvatar(
  deps: AccountDeps,
  userId: string,
  source: string | Uint8Array,
  signal?: AbortSignal,
): Promise<string> {
  const picture = await readPicture(source, { userId, signal }, { check: requireFewPixels });
  const square = await makeSquare(picture.bytes, accountLimits.pictureSide);
  const key = `${avatarFolder(userId)}${deps.newId()}.webp`;
  try {
    await deps.objects.put(key, square, { contentType: 'image/webp' });
  } catch (cause) {
    throw new AppError('storage_failed', { cause });
  }
  return key;
}

/** A profile picture is shown small: decoding one of 64 megapixels would only delay others. */
function requireFewPixels({ width, height }: { width: number; height: number }): void {
  if (width * height > accountLimits.pictureMegapixels * 1_000_000) {
    throw new AppError('profile_picture_too_large');
  }
}

/** Stores the key in the user's row, if it may, and removes the replaced file. */
async function replaceAvatar(
  deps: AccountDeps,
  userId: string,
  key: string | null,
  mayReplace: (present: string | null) => boolean,
): Promise<void> {
  const unused = await deps.database.inTransaction(async (tx) => {
    const [user] = await tx
      .select({ image: users.image })
      .from(users)
      .where(eq(users.id, userId))
      .for('update');
    if (!user || !mayReplace(user.image)) return key;
    await tx.update(users).set({ image: key, updatedAt: deps.clock.now() }).where(eq(users.id, userId));
    return user.image;
  });
  if (unused !== null) await deps.objects.delete([unused]);
}
