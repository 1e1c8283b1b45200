import {
  readYoutubeId,
  youtubeThumbnailHeaders,
  youtubeThumbnailPath,
  youtubeThumbnailQuerySchema,
} from '#contract/youtube.ts';
import { AppError } from '#server/platform/app-error.ts';
import type { Api } from '#server/platform/http/api.ts';
import { validate } from '#server/platform/http/validate.ts';
import type { Youtube } from './youtube.ts';

export function registerYoutubeRoutes(api: Api, youtube: Youtube): void {
  api.document({
    path: youtubeThumbnailPath,
    summary:
      'The largest picture of a video on YouTube, re-encoded by this server. Headers give its size in pixels and the video',
    signedIn: true,
    query: youtubeThumbnailQuerySchema,
    contentType: 'image/*',
  });
  api.hono.get(youtubeThumbnailPath, async (request) => {
    const { userId } = await api.identify(request, 'youtubeThumbnail');
    const query = { url: request.req.query('url') ?? '' };
    const { url } = validate(youtubeThumbnailQuerySchema, query, { url: 'youtube_link_invalid' });
    const videoId = readYoutubeId(url);
    if (videoId === null) throw new AppError('youtube_link_invalid');
    const picture = await youtube.thumbnail(videoId, { userId, signal: request.req.raw.signal });
    return new Response(new Uint8Array(picture.bytes), {
      headers: {
        'Content-Type': picture.mimeType,
        'Cache-Control': 'private, max-age=3600',
        [youtubeThumbnailHeaders.width]: String(picture.width),
        [youtubeThumbnailHeaders.height]: String(picture.height),
        [youtubeThumbnailHeaders.videoId]: videoId,
      },
    });
  });
}
