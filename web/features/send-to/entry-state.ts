import { isReferenceTool, type ReferenceTool } from '#contract/references.ts';
import { fieldOf, isId } from '#web/api/unknown-value.ts';

/**
 * What an entry of the browser's history brings along to the page that it is of. Pages read it with the hooks beside,
 * which free the entry of it: what was sent once is sent once, be the page loaded anew or gone back to.
 */
export interface EntryState {
  /** To the studio: a picture of the gallery for the upscaler. */
  upscaleSource?: UpscaleSource;
  /** To the studio: a picture of the gallery as reference of a tool. */
  referenceSource?: ReferenceSource;
  /** To the feed preview: what it shows of a picture until the server has told of it. */
  feedThumbnail?: FeedThumbnail;
}

export interface UpscaleSource {
  imageId: string;
}

export interface ReferenceSource {
  imageId: string;
  tool: ReferenceTool;
}

export interface FeedThumbnail {
  imageId: string;
  /** Its address on this server. */
  url: string;
  prompt: string;
  width: number;
  height: number;
}

/** The picture that was sent to the upscaler; null where there is none. */
export function readUpscaleSource(state: unknown): UpscaleSource | null {
  const imageId = fieldOf(fieldOf(state, 'upscaleSource'), 'imageId');
  return isId(imageId) ? { imageId } : null;
}

/** The picture that was sent as a reference, and to which tool; null where there is none. */
export function readReferenceSource(state: unknown): ReferenceSource | null {
  const source = fieldOf(state, 'referenceSource');
  const imageId = fieldOf(source, 'imageId');
  const tool = fieldOf(source, 'tool');
  return isId(imageId) && isReferenceTool(tool) ? { imageId, tool } : null;
}

/** What the feed preview may show at once; null where there is nothing, or nothing of this server. */
export function readFeedThumbnail(state: unknown): FeedThumbnail | null {
  const thumbnail = fieldOf(state, 'feedThumbnail');
  const [imageId, url, prompt, width, height] = ['imageId', 'url', 'prompt', 'width', 'height'].map((key) =>
    fieldOf(thumbnail, key),
  );
  if (!isId(imageId) || typeof url !== 'string' || !url.startsWith('/files/')) return null;
  if (typeof prompt !== 'string' || !isSide(width) || !isSide(height)) return null;
  return { imageId, url, prompt, width, height };
}

function isSide(value: unknown): value is number {
  return typeof value === 'number' && value >= 1 && Number.isFinite(value);
}

/** The rest of an entry's state once one thing in it was taken; null where nothing is left. */
export function without(state: unknown, key: keyof EntryState): object | null {
  const rest = Object.entries(typeof state === 'object' && state !== null ? state : {}).filter(
    ([name]) => name !== key,
  );
  return rest.length === 0 ? null : Object.fromEntries(rest);
}
