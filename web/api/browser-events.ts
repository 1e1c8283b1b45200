import type { GalleryImage } from '#contract/images.ts';
import type { Tool } from '#contract/tools.ts';
import { fieldOf, isId } from './unknown-value.ts';

/** What the page tells at the moment in which it happens, by the documented names: only of whoever is signed in. */
export interface ToldEvents {
  imageGenerationStarted: { jobId: string; variant: Tool; prompt: string };
  imageGenerationCompleted: {
    jobId: string;
    variant: Tool;
    status: 'completed' | 'failed';
    imageIds: string[];
  };
  /** A picture that was made from a prompt. */
  imageGenerated: { image: GalleryImage };
  /** A picture is new in the gallery, however it came about. */
  newImageCreated: { image: GalleryImage };
  /** The server has taken pictures that were sent to it. */
  imageUploadComplete: { count: number };
  /** A picture that was worked on is done: enlarged, or changed in the design panel. */
  imageProcessingComplete: { jobId: string; variant: Tool; imageIds: string[] };
  /** Another tool is on screen. */
  variantChanged: { variant: Tool };
}

/** What the page can be asked for, by the same names. What comes along is not to be trusted. */
export const askedEvents = [
  'forceGalleryRefresh',
  'galleryRefreshNeeded',
  'sendImageToUpscaler',
  'sendImageToCanvas',
  'openImageEditor',
] as const;
export type AskedEvent = (typeof askedEvents)[number];

/** Tells whatever else runs on the page. What a listener throws is the browser's to report, and stops nothing here. */
export function tellPage<Name extends keyof ToldEvents>(name: Name, detail: ToldEvents[Name]): void {
  if (typeof window === 'undefined') return;
  window.dispatchEvent(new CustomEvent(name, { detail: structuredClone(detail) }));
}

/** Hears what the page is asked for. Answers how to stop. */
export function onAsked(listener: (name: AskedEvent, detail: unknown) => void): () => void {
  const listening = new AbortController();
  for (const name of askedEvents) {
    const hear = (event: Event) => listener(name, 'detail' in event ? event.detail : undefined);
    window.addEventListener(name, hear, { signal: listening.signal });
  }
  return () => listening.abort();
}

/** The picture that an event is about, as far as its detail says so in one of the documented ways. */
export interface NamedImage {
  id: string | null;
  /** An address of this server without its signature. */
  path: string | null;
}

const longestAddress = 2_000;

/**
 * Reads which picture is meant: `{ imageId | id, imageUrl | url }`, or the address alone. Null for a detail that names none;
 * an address of another server is none. Details come from outside: what reads them throws nothing.
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
  if (typeof address !== 'string' || address.length > longestAddress) return null;
  if (!URL.canParse(address, origin)) return null;
  const url = new URL(address, origin);
  return url.origin === origin && url.pathname.startsWith('/files/') ? url.pathname : null;
}
