import * as z from 'zod';
import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import { isBlankPrompt } from '#contract/generation.ts';
import { getImage } from '#contract/images.ts';
import { uploadLimits } from '#contract/limits.ts';
import { initialUpscaleSettings, type UpscaleSettings, upscaleSettingsSchema } from '#contract/upscale.ts';
import { hasCode } from '#web/api/api-error.ts';
import { call } from '#web/api/call.ts';
import { tolerantStorage } from '#web/api/records/tolerant-storage.ts';
import { storedFiles } from '#web/api/stored-files.ts';
import { fieldOf } from '#web/api/unknown-value.ts';
import { clearPendingImage, readPendingImage, storePendingImage } from './pending-image.ts';
import { readSource, SourceError } from './read-source.ts';
import { fittedSettings, parseUpscaleSettings } from './settings.ts';
import { type ImageSource, releaseSource, type UpscaleSource } from './upscale-source.ts';

/** The file in the form, as it was chosen; its facts are read from it again. */
const storedSource = storedFiles(
  'upscaler',
  z.instanceof(File).refine(({ size }) => size <= uploadLimits.maxBytes),
);

/** Stores the file to upscale across a reload. Never rejects if the browser has no space. */
function storeSourceFile(owner: string, file: File): Promise<void> {
  return storedSource.write(owner, Date.now(), file);
}

function clearSourceFile(): Promise<void> {
  return storedSource.clear();
}

/** The file that this user left in the form; null if there is none or it has expired. */
function readSourceFile(owner: string): Promise<File | null> {
  return storedSource.read(owner, Date.now());
}

interface UpscalerStore {
  settings: UpscaleSettings;
  /** Whether the user wrote the prompt here, rather than it came along from another tool. */
  isPromptEdited: boolean;
  source: UpscaleSource | null;
}

/**
 * The upscaler's form, which survives a reload: its settings, and its picture by `storedSource` and
 * `pending-image.ts`.
 */
export const useUpscalerStore = create<UpscalerStore>()(
  persist((): UpscalerStore => ({ settings: initialUpscaleSettings, isPromptEdited: false, source: null }), {
    name: 'adventure-upscaler-draft',
    storage: tolerantStorage(),
    partialize: ({ settings, isPromptEdited }) => ({ settings, isPromptEdited }),
    merge: (stored, store) => {
      const settings = parseUpscaleSettings(fieldOf(stored, 'settings'));
      const isEdited = fieldOf(stored, 'isPromptEdited');
      return {
        ...store,
        settings,
        // Where nothing is stored, a prompt counts as the user's.
        isPromptEdited: typeof isEdited === 'boolean' ? isEdited : settings.prompt !== '',
      };
    },
  }),
);

const openStorage = () => window.localStorage;

/** The user whose picture is stored; null until known, when no file can have been chosen yet. */
let owner: string | null = null;

/** Counts choices and requests: of two gallery pictures the one requested later counts. */
let turn = 0;

/** The form's current state, for event handlers. */
export function upscalerNow(): UpscalerStore {
  return useUpscalerStore.getState();
}

/** Changes the settings; a factor too large for the picture becomes the largest that fits. */
export function changeUpscaleSettings(settings: UpscaleSettings): void {
  useUpscalerStore.setState(({ source, settings: before, isPromptEdited }) => ({
    settings: fittedSettings(settings, source),
    isPromptEdited: isPromptEdited || settings.prompt !== before.prompt,
  }));
}

/** Fills in the prompt of another tool, even an empty one, unless the user wrote another one here. */
export function carryPrompt(prompt: string): void {
  const { settings, isPromptEdited } = upscalerNow();
  if (isPromptEdited && !isBlankPrompt(settings.prompt)) return;
  // One that is too long is an error of the other tool's form.
  if (!upscaleSettingsSchema.shape.prompt.safeParse(prompt).success) return;
  useUpscalerStore.setState({ settings: { ...settings, prompt }, isPromptEdited: false });
}

/** The prompt that the user wrote here; null without one. */
export function writtenPrompt(): string | null {
  const { settings, isPromptEdited } = upscalerNow();
  return isPromptEdited && !isBlankPrompt(settings.prompt) ? settings.prompt : null;
}

/** Fills the form with the settings of another upscale. */
export function fillUpscaleSettings(settings: unknown): void {
  changeUpscaleSettings(parseUpscaleSettings(settings));
}

/** Sets the form's picture and stores it across a reload. */
export function changeUpscaleSource(source: UpscaleSource | null): void {
  turn += 1;
  const before = upscalerNow().source;
  show(source);
  if (before !== source) releaseSource(before);
  if (source?.kind === 'image') storePendingImage(openStorage, source.imageId, Date.now());
  else clearPendingImage(openStorage);
  if (source?.kind !== 'file') void clearSourceFile();
  else if (owner !== null) void storeSourceFile(owner, source.file);
}

function show(source: UpscaleSource | null): void {
  useUpscalerStore.setState(({ settings }) => ({ source, settings: fittedSettings(settings, source) }));
}

/**
 * Puts a gallery picture into the form, unless another was chosen before it loaded. Rejects with an
 * `ApiError` if it fails to load.
 */
export async function chooseGalleryImage(imageId: string): Promise<void> {
  turn += 1;
  const own = turn;
  const source = await sourceOfImage(imageId);
  if (own === turn) changeUpscaleSource(source);
}

/** Puts a user's file into the form. Returns whether it can be upscaled. */
export async function chooseFile(userId: string, file: File): Promise<boolean> {
  await restoreSource(userId);
  turn += 1;
  const own = turn;
  try {
    const source = await readSource(file);
    if (own === turn) changeUpscaleSource(source);
    else releaseSource(source);
    return true;
  } catch (error) {
    if (error instanceof SourceError) return false;
    throw error;
  }
}

async function sourceOfImage(imageId: string): Promise<ImageSource> {
  const { image } = await call(getImage, { params: { id: imageId } });
  const { width, height } = image;
  // 640 px are enough for the panel; the server upscales the original.
  const name = image.originalPrompt || image.prompt || image.name;
  const design = image.isDesign ? image : null;
  return { kind: 'image', imageId, design, name, width, height, previewUrl: image.thumbnailUrl };
}

/**
 * Restores, once, the picture from before a reload, unless another is chosen by then: a gallery picture sent
 * here, or this user's file. Never rejects: the user did not ask for it.
 */
export async function restoreSource(userId: string): Promise<void> {
  if (owner !== null) return;
  owner = userId;
  if (upscalerNow().source !== null) return;
  const imageId = readPendingImage(openStorage, Date.now());
  try {
    const source = imageId === null ? await sourceOfStoredFile(userId) : await sourceOfImage(imageId);
    // Show without storing: the time limit started when it was chosen.
    if (upscalerNow().source === null) show(source);
    else releaseSource(source);
  } catch (error) {
    if (upscalerNow().source !== null || hasCode(error, 'network')) return;
    // A picture deleted meanwhile, or a file that this browser can no longer read.
    clearPendingImage(openStorage);
    void clearSourceFile();
  }
}

async function sourceOfStoredFile(userId: string): Promise<UpscaleSource | null> {
  const file = await readSourceFile(userId);
  return file && readSource(file);
}
