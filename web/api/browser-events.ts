import type { GalleryImage } from '#contract/images.ts';
import type { Tool } from '#contract/tools.ts';
import { fieldOf, isId } from './unknown-value.ts';

/** Events that the page dispatches under the documented names, only about the signed-in user. */
export interface DispatchedEvents {
  imageGenerationStarted: { jobId: string; variant: Tool; prompt: string };
  imageGenerationCompleted: {
    jobId: string;
    variant: Tool;
    status: 'completed' | 'failed';
    imageIds: string[];
  };
  /** A picture was made from a prompt. */
  imageGenerated: { image: GalleryImage };
  /** A picture was added to the gallery, by any tool. */
  newImageCreated: { image: GalleryImage };
  /** The server has accepted an upload. */
  imageUploadComplete: { count: number };
  /** Work on an existing picture is done: an upscale, or a change in the design panel. */
  imageProcessingComplete: { jobId: string; variant: Tool; imageIds: string[] };
  /** Another tool is on screen. */
  variantChanged: { variant: Tool };
}

/** Events that other scripts may send to the page. Their details are untrusted. */
export const requestEvents = [
  'forceGalleryRefresh',
  'galleryRefreshNeeded',
  'sendImageToUpscaler',
  'sendImageToCanvas',
  'openImageEditor',
] as const;
export type RequestEvent = (typeof requestEvents)[number];

/** Dispatches an event on the page. Errors of listeners are reported by the browser and stop nothing here. */
export function dispatchPageEvent<Name extends keyof DispatchedEvents>(
  name: Name,
  detail: DispatchedEvents[Name],
): void {
  if (typeof window === 'undefined') return;
  window.dispatchEvent(new CustomEvent(name, { detail: structuredClone(detail) }));
}

/** Listens for requests from other scripts. Returns its unsubscribe function. */
export function onPageRequest(listener: (name: RequestEvent, detail: unknown) => void): () => void {
  const listening = new AbortController();
  for (const name of requestEvents) {
    const receive = (event: Event) => listener(name, 'detail' in event ? event.detail : undefined);
    window.addEventListener(name, receive, { signal: listening.signal });
  }
  return () => listening.abort();
}

/** The picture in an event's detail, given in one of the documented ways. */
export interface NamedImage {
  id: string | null;
  /** An address on this server without its signature. */
  path: string | null;
}

const maxAddressLength = 2_000;

/**
 * Reads a picture from a detail: `{ imageId | id, imageUrl | url }`, or only the address. Null if there is
 * none or the address belongs to another server. Details are untrusted: reading them never throws.
 */
export function readNamedImage(detail: unknown, origin: string): NamedImage | null {
  try {
    const id = [fieldOf(detail, 'imageId'), fieldOf(detail, 'id')].find(isId) ?? null;
    const addresses = [detail, fieldOf(detail, 'imageUrl'), fieldOf(detail, 'url')];
    const path = addresses.map((address) => ownPath(address, origin)).find((own) => own !== null) ?? null;
    return id === null && path === null ? null : { id, path };
  } catch {
    return null;
  }
}

function ownPath(address: unknown, origin: string): string | null {
  if (typeof address !== 'string' || address.length > maxAddressLength) return null;
  if (!URL.canParse(address, origin)) return null;
  const url = new URL(address, origin);
  return url.origin === origin && url.pathname.startsWith('/files/') ? url.pathname : null;
}
