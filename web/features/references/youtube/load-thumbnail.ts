import { errorResponseSchema } from '#contract/error-codes.ts';
import { youtubeThumbnailLimits, youtubeThumbnailPath } from '#contract/youtube.ts';
import { ApiError } from '#web/api/api-error.ts';

/** The server times out earlier itself; this adds time for the connection. */
const timeoutMs = youtubeThumbnailLimits.timeoutMs + 5_000;

/**
 * Loads a video's thumbnail from this server. Rejects with an `ApiError`; if cancelled, with the signal's
 * reason.
 */
export async function loadThumbnail(link: string, videoId: string, signal: AbortSignal): Promise<File> {
  const address = `${youtubeThumbnailPath}?${new URLSearchParams({ url: link })}`;
  try {
    const response = await fetch(address, {
      credentials: 'include',
      signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
    });
    if (!response.ok) throw await toError(response);
    const bytes = await response.blob();
    return new File([bytes], `youtube-${videoId}`, { type: bytes.type });
  } catch (cause) {
    if (signal.aborted || cause instanceof ApiError) throw cause;
    throw new ApiError({
      code: 'youtube_thumbnail_failed',
      status: 0,
      message: 'Failed to fetch thumbnail',
      cause,
    });
  }
}

async function toError(response: Response): Promise<ApiError> {
  const parsed = errorResponseSchema.safeParse(await response.json().catch(() => null));
  const { code, message } = parsed.success
    ? parsed.data
    : { code: 'youtube_thumbnail_failed' as const, message: 'Failed to fetch thumbnail' };
  return new ApiError({ code, message, status: response.status });
}
