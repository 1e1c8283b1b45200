import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import { getImage } from '#contract/images.ts';
import { initialUpscaleSettings, type UpscaleSettings } from '#contract/upscale.ts';
import { hasCode } from '#web/api/api-error.ts';
import { call } from '#web/api/call.ts';
import { quietStorage } from '#web/api/records/quiet-storage.ts';
import { forgetSourceFile, keepSourceFile, readSourceFile } from './kept-source.ts';
import { forgetPendingImage, keepPendingImage, readPendingImage } from './pending-image.ts';
import { readSource } from './read-source.ts';
import { fittedSettings, parseUpscaleSettings } from './settings.ts';
import { type ImageSource, letSourceGo, type UpscaleSource } from './upscale-source.ts';

interface UpscalerStore {
  settings: UpscaleSettings;
  source: UpscaleSource | null;
}

/** The upscaler's form, which outlives a reload: its settings and, by `kept-source.ts` and `pending-image.ts`, its picture. */
export const useUpscalerStore = create<UpscalerStore>()(
  persist((): UpscalerStore => ({ settings: initialUpscaleSettings, source: null }), {
    name: 'adventure-upscaler-draft',
    storage: quietStorage(),
    version: 1,
    partialize: ({ settings }) => ({ settings }),
    migrate: (stored) => stored,
    merge: (stored, store) => ({
      ...store,
      settings: parseUpscaleSettings((stored as Partial<UpscalerStore> | undefined)?.settings),
    }),
  }),
);

const openStorage = () => window.localStorage;

/** Whose picture is kept; null until it is known, when nothing can have been chosen from a file yet. */
let owner: string | null = null;

/** How often a picture was chosen or asked for: of two that come from the gallery, the one that was asked for later counts. */
let turn = 0;

/** What the form holds at this moment, for who acts on a press. */
export function upscalerNow(): UpscalerStore {
  return useUpscalerStore.getState();
}

/** Changes the settings; a factor that the picture is too large for gives way to the largest that fits. */
export function changeUpscaleSettings(settings: UpscaleSettings): void {
  useUpscalerStore.setState(({ source }) => ({ settings: fittedSettings(settings, source) }));
}

/** Fills the form with what another picture was enlarged with. */
export function takeUpscaleSettings(settings: unknown): void {
  changeUpscaleSettings(parseUpscaleSettings(settings));
}

/** Puts a picture into the form, in place of the one that was there, and keeps it over a reload. */
export function changeUpscaleSource(source: UpscaleSource | null): void {
  turn += 1;
  const before = upscalerNow().source;
  show(source);
  if (before !== source) letSourceGo(before);
  if (source?.kind === 'image') keepPendingImage(openStorage, source.imageId, Date.now());
  else forgetPendingImage(openStorage);
  if (source?.kind !== 'file') void forgetSourceFile();
  else if (owner !== null) void keepSourceFile(owner, source.file);
}

function show(source: UpscaleSource | null): void {
  useUpscalerStore.setState(({ settings }) => ({ source, settings: fittedSettings(settings, source) }));
}

/**
 * Puts a picture of the gallery into the form, unless another was chosen before it came. Rejects with an `ApiError` where
 * it cannot be had.
 */
export async function takeGalleryImage(imageId: string): Promise<void> {
  turn += 1;
  const own = turn;
  const source = await sourceOfImage(imageId);
  if (own === turn) changeUpscaleSource(source);
}

async function sourceOfImage(imageId: string): Promise<ImageSource> {
  const { image } = await call(getImage, { params: { id: imageId } });
  const { width, height } = image;
  // 640 px suffice for the panel; the server enlarges the picture itself.
  const name = image.originalPrompt || image.prompt || image.name;
  return { kind: 'image', imageId, name, width, height, previewUrl: image.thumbnailUrl };
}

/**
 * Brings back, once, the picture that waited here before a reload, unless another is chosen by then: one of the gallery
 * that was sent here, or a file of this person's. Silent: nobody has just asked for it.
 */
export async function restoreSource(person: string): Promise<void> {
  if (owner !== null) return;
  owner = person;
  if (upscalerNow().source !== null) return;
  const imageId = readPendingImage(openStorage, Date.now());
  try {
    const source = imageId === null ? await sourceOfKeptFile(person) : await sourceOfImage(imageId);
    // The time that it may wait has begun when it was chosen: nothing is kept anew.
    if (upscalerNow().source === null) show(source);
    else letSourceGo(source);
  } catch (error) {
    if (upscalerNow().source !== null || hasCode(error, 'network')) return;
    // A picture that is gone meanwhile, a file that this browser cannot read any more.
    forgetPendingImage(openStorage);
    void forgetSourceFile();
  }
}

async function sourceOfKeptFile(person: string): Promise<UpscaleSource | null> {
  const file = await readSourceFile(person);
  return file && readSource(file);
}
