import * as z from 'zod';
import { errors } from './errors.ts';

/** Path that returns the thumbnail of a YouTube video, fetched by the server: a picture, not JSON. */
export const youtubeThumbnailPath = '/api/youtube-thumbnail';

/** Longer than any real link. */
const linkMaxCharacters = 2_000;

export const youtubeThumbnailQuerySchema = z.object({
  /** A link to a video, or its id. */
  url: z
    .string()
    .max(linkMaxCharacters)
    .refine((text) => readYoutubeId(text) !== null, errors.youtube_link_invalid.message),
});

/** Response headers: the picture's size in pixels, and the id of the video. */
export const youtubeThumbnailHeaders = {
  width: 'x-picture-width',
  height: 'x-picture-height',
  videoId: 'x-video-id',
} as const;

export const youtubeThumbnailLimits = {
  /** Time limit for all tried sizes together. */
  timeoutMs: 10_000,
  /** A file of at most this size is a placeholder, not a thumbnail. */
  emptyUpToBytes: 1_000,
} as const;

/** YouTube's hosts, without `www.`, `m.` or `music.`. */
const siteHosts = new Set(['youtube.com', 'youtube-nocookie.com']);
const shortHost = 'youtu.be';
/** Paths that precede an id. */
const idPaths = new Set(['embed', 'shorts', 'v', 'live']);

const idPattern = /^[A-Za-z0-9_-]{11}$/;

/**
 * Returns the id of the video in a link, or a bare id; null for other text. Reads `watch?v=`, `youtu.be/`,
 * `embed/`, `shorts/`, `v/` and `live/` on YouTube's own hosts, with or without a scheme. An id has 11
 * letters, digits, underscores and hyphens.
 */
export function readYoutubeId(text: string): string | null {
  const trimmed = text.trim();
  if (trimmed.length > linkMaxCharacters) return null;
  if (idPattern.test(trimmed)) return trimmed;
  const url = readLink(trimmed);
  const id = url && findId(url);
  return id && idPattern.test(id) ? id : null;
}

/** Whether a link field is valid: empty, or a link to a video. */
export function isYoutubeLinkFine(text: string): boolean {
  return text.trim() === '' || readYoutubeId(text) !== null;
}

function readLink(text: string): URL | null {
  // Users type links without a scheme; an explicit scheme must be http or https.
  const full = /^https?:\/\//i.test(text) ? text : `https://${text.replace(/^\/\//, '')}`;
  if (/\s/.test(text) || !URL.canParse(full)) return null;
  const url = new URL(full);
  return url.username === '' && url.password === '' && url.port === '' ? url : null;
}

function findId(url: URL): string | null {
  const host = url.hostname.replace(/^(?:www|m|music)\./, '');
  const [first = '', second, ...rest] = url.pathname.replace(/\/$/, '').split('/').slice(1);
  if (host === shortHost) return second === undefined ? first : null;
  if (!siteHosts.has(host)) return null;
  if (first === 'watch' && second === undefined) return url.searchParams.get('v');
  return idPaths.has(first) && rest.length === 0 ? (second ?? null) : null;
}
