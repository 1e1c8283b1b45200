import { isReferenceTool, type ReferenceTool } from '#contract/references.ts';
import { pathOf } from '#contract/routes.ts';
import { fieldOf, isId } from '#web/api/unknown-value.ts';

/**
 * State of a history entry that brings something to its page. The hooks beside this file read it and remove
 * it from the entry, so that a reload or Back does not send it again.
 */
export interface EntryState {
  /** To the studio: a gallery picture for the Upscaler. */
  upscaleSource?: UpscaleSource;
  /** To the studio: a gallery picture as a tool's reference. */
  referenceSource?: ReferenceSource;
  /** To the feed preview: what to show of a picture until it has loaded. */
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

/** The picture sent to the Upscaler, or null. */
export function readUpscaleSource(state: unknown): UpscaleSource | null {
  const imageId = fieldOf(fieldOf(state, 'upscaleSource'), 'imageId');
  return isId(imageId) ? { imageId } : null;
}

/** The picture sent as a reference, with its tool; null if there is none. */
export function readReferenceSource(state: unknown): ReferenceSource | null {
  const source = fieldOf(state, 'referenceSource');
  const imageId = fieldOf(source, 'imageId');
  const tool = fieldOf(source, 'tool');
  return isId(imageId) && isReferenceTool(tool) ? { imageId, tool } : null;
}

/** What the feed preview may show at once; null if there is nothing, or nothing of this server. */
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

/** The state without one key; null if nothing is left. */
export function without(state: unknown, key: keyof EntryState): object | null {
  const rest = Object.entries(typeof state === 'object' && state !== null ? state : {}).filter(
    ([name]) => name !== key,
  );
  return rest.length === 0 ? null : Object.fromEntries(rest);
}

/** The address of the canvas editor with a gallery picture. */
export function canvasPath(imageId: string): string {
  return `${pathOf('canvas')}?image=${encodeURIComponent(imageId)}`;
}
