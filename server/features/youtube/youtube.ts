import { youtubeThumbnailLimits } from '#contract/youtube.ts';
import { createFetcher, type Fetcher } from '#server/platform/fetcher/fetcher.ts';
import type { Picture } from '#server/platform/images/intake.ts';
import { fetchThumbnail } from './fetch-thumbnail.ts';

/** What Adventure takes from YouTube: its videos' pictures. */
export interface Youtube {
  /** Returns the largest picture of a video, re-encoded. Throws `youtube_thumbnail_failed`. */
  thumbnail(videoId: string, caller: { userId: string; signal: AbortSignal }): Promise<Picture>;
  close(): Promise<void>;
}

export interface YoutubeOptions {
  /** Another server with YouTube's pictures under the same paths; null for YouTube's own. */
  imageBase: string | null;
  fetcher?: Fetcher;
  /** Tests shorten the contract's. */
  timeoutMs?: number;
}

const youtubesOwn = 'https://i.ytimg.com';

export function createYoutube(options: YoutubeOptions): Youtube {
  const { imageBase, fetcher = createFetcher(), timeoutMs = youtubeThumbnailLimits.timeoutMs } = options;
  const source = { fetcher, imageOrigin: imageBase ?? youtubesOwn, isOwn: imageBase !== null, timeoutMs };
  return {
    thumbnail: (videoId, caller) => fetchThumbnail(source, videoId, caller),
    close: () => fetcher.close(),
  };
}
