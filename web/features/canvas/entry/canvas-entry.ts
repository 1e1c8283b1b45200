import { type NamedImage, readNamedImage } from '#web/api/browser-events.ts';
import type { CanvasHandoff } from '#web/api/canvas-handoff.ts';
import { fieldOf, isId } from '#web/api/unknown-value.ts';

/** Where a base image came from: decides the sentence that says that it is loaded. */
export const pictureSources = ['upload', 'youtube', 'gallery', 'gallery-latest', 'studio'] as const;
export type PictureSource = (typeof pictureSources)[number];

/** The picture that the editor is opened with. */
export interface CanvasEntry {
  readonly named: NamedImage;
  readonly source: PictureSource;
}

interface Arrival {
  /** The query of the address. */
  readonly search: string;
  /** The state of the history entry; anything. */
  readonly state: unknown;
  /** What the gallery has handed over in the last ten minutes. */
  readonly handoff: CanvasHandoff | null;
  readonly origin: string;
}

/**
 * Reads which picture to open: the address first (`?image=` or `?edit=`), then the history entry
 * (`referenceImage`, its id or address), then what the gallery handed over. Null if none names a picture.
 */
export function readCanvasEntry({ search, state, handoff, origin }: Arrival): CanvasEntry | null {
  const query = new URLSearchParams(search);
  const id = [query.get('image'), query.get('edit')].find(isId);
  if (id !== undefined) return { named: { id, path: null }, source: readSource(state) ?? 'studio' };
  const reference = fieldOf(state, 'referenceImage');
  const named = readNamedImage(reference, origin);
  if (named !== null) return { named, source: readSource(reference) ?? 'studio' };
  if (handoff === null) return null;
  const source = readSource(handoff.metadata) ?? 'gallery';
  return { named: { id: handoff.id, path: handoff.url }, source };
}

/** The source that a history entry or a handoff names; null for anything else. */
export function readSource(detail: unknown): PictureSource | null {
  const source = fieldOf(detail, 'source');
  return pictureSources.find((one) => one === source) ?? null;
}
