import { megabyte } from '#contract/bytes.ts';
import { youtubeThumbnailLimits } from '#contract/youtube.ts';
import { AppError } from '#server/platform/app-error.ts';
import { type Fetcher, FetchRefusedError } from '#server/platform/fetcher/fetcher.ts';
import { type Picture, readPicture } from '#server/platform/images/intake.ts';
import { isPlaceholder } from './placeholder.ts';

export interface ThumbnailSource {
  fetcher: Fetcher;
  /** The origin of YouTube's pictures, such as `https://i.ytimg.com`. */
  imageOrigin: string;
  /** Whether the operator configured another server, which may lie in a private network. */
  isOwn: boolean;
  /** For all attempted sizes together. */
  timeoutMs: number;
}

/** Largest first. Only the last one exists for every video. */
const sizes = ['maxresdefault', 'hqdefault', 'mqdefault', 'default'] as const;
const smallestSize = 'default';

/** Both serve the same pictures. */
const hosts = ['i.ytimg.com', 'img.youtube.com'];

/** Far above any picture that YouTube serves. */
const maxBytes = 10 * megabyte;

/** Reasons that rule out only this size, not the next one. */
const isOfOneSize = new Set<FetchRefusedError['reason']>(['status', 'content_type', 'too_large']);

/**
 * Returns the largest picture of a video. Throws `youtube_thumbnail_failed`, at the latest after the timeout.
 */
export async function fetchThumbnail(
  source: ThumbnailSource,
  videoId: string,
  caller: { userId: string; signal: AbortSignal },
): Promise<Picture> {
  const deadline = AbortSignal.timeout(source.timeoutMs);
  const signal = AbortSignal.any([deadline, caller.signal]);
  try {
    for (const size of sizes) {
      const picture = await fetchSize(source, { videoId, size, userId: caller.userId, signal });
      if (picture !== null) return picture;
    }
  } catch (cause) {
    if (cause instanceof AppError || (caller.signal.aborted && !deadline.aborted)) throw cause;
    throw new AppError('youtube_thumbnail_failed', { cause });
  }
  throw new AppError('youtube_thumbnail_failed');
}

interface SizeRequest {
  videoId: string;
  size: (typeof sizes)[number];
  userId: string;
  signal: AbortSignal;
}

/** Null if the video has no picture of this size. */
async function fetchSize(source: ThumbnailSource, request: SizeRequest): Promise<Picture | null> {
  const { videoId, size, userId, signal } = request;
  const bytes = await download(source, `${source.imageOrigin}/vi/${videoId}/${size}.jpg`, signal);
  if (bytes === null || bytes.length <= youtubeThumbnailLimits.emptyUpToBytes) return null;
  try {
    const picture = await readPicture(bytes, { userId, signal });
    return (await isPlaceholder(picture, size === smallestSize)) ? null : picture;
  } catch (error) {
    // Not an image, or a damaged one. `rate_limited` concerns the user, not the picture.
    if (error instanceof AppError && error.code !== 'rate_limited') return null;
    throw error;
  }
}

async function download(
  { fetcher, imageOrigin, isOwn, timeoutMs }: ThumbnailSource,
  address: string,
  signal: AbortSignal,
): Promise<Buffer | null> {
  try {
    const { bytes } = await fetcher.download(address, {
      maxBytes,
      timeoutMs,
      contentTypes: ['image/*'],
      hosts: isOwn ? [new URL(imageOrigin).hostname] : hosts,
      trustedOrigins: isOwn ? [imageOrigin] : [],
      signal,
    });
    return bytes;
  } catch (error) {
    if (error instanceof FetchRefusedError && isOfOneSize.has(error.reason)) return null;
    throw error;
  }
}
