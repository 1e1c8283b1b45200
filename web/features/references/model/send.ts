import {
  isReferenceTool,
  photoUse,
  type ReferenceSettings,
  type UsedReference,
} from '#contract/references.ts';
import type { GenerateTool } from '#contract/tools.ts';
import { fitSettings } from '../use/strokes.ts';
import { addFile } from './add-files.ts';
import { openReferences } from './open-references.ts';
import type { Reference } from './reference.ts';
import { changeTool, clearReferences, limitsOf, type PictureSlot, useReferenceStore } from './store.ts';

export interface PicturesToSend {
  /** Identifies these pictures, to recognise a repeated submission. */
  ids: string[];
  files: File[];
  /** One per file, in the same order. */
  settings: ReferenceSettings[];
}

export interface ReferencesToSend extends PicturesToSend {
  /** The user's own photo, if one is chosen. */
  photos: PicturesToSend;
  /** A face of the user's library in place of a photo; null without one. */
  face: string | null;
}

/**
 * The references that a submission sends. Waits for pictures still being read, so that none is
 * missing. A loaded video thumbnail is the only one.
 * @param owner the signed-in user's id, whose pictures the browser may have stored
 */
export async function referencesToSend(
  tool: GenerateTool,
  owner: string,
  { hasPreset }: { hasPreset: boolean },
): Promise<ReferencesToSend> {
  await openReferences(owner);
  const references = isReferenceTool(tool) && !hasPreset ? await readySlot(tool) : [];
  const photos = toSend(await readySlot('photo'));
  return { ...toSend(references), photos, face: useReferenceStore.getState().face };
}

async function readySlot(slot: PictureSlot): Promise<readonly Reference[]> {
  await settled(slot);
  return chosenReferences(slot);
}

function toSend(references: readonly Reference[]): PicturesToSend {
  return {
    ids: references.map(({ id }) => id),
    files: references.map(({ file }) => file),
    settings: fitSettings(references),
  };
}

/** The references that apply: a video's thumbnail alone if there is one. */
export function chosenReferences(tool: PictureSlot): readonly Reference[] {
  const { tools, youtube } = useReferenceStore.getState();
  const { fromVideo } = limitsOf(tool);
  return fromVideo && youtube.reference ? [youtube.reference] : tools[tool].references;
}

/** Waits for a tool's pictures that are still being read. */
export function settled(tool: PictureSlot): Promise<void> {
  const isSettled = () => {
    const { tools, youtube } = useReferenceStore.getState();
    const isVideoLoading = limitsOf(tool).fromVideo && youtube.status === 'loading';
    return tools[tool].waiting.length === 0 && !isVideoLoading;
  };
  if (isSettled()) return Promise.resolve();
  return new Promise((resolve) => {
    const stop = useReferenceStore.subscribe(() => {
      if (!isSettled()) return;
      stop();
      resolve();
    });
  });
}

/**
 * Replaces a tool's references and the own photo by those of a picture or job, loaded from their addresses on
 * this server, with their uses and masks. A notice lists those that fail to load.
 */
export async function loadReferences(tool: GenerateTool, used: readonly UsedReference[]): Promise<void> {
  const isPhoto = ({ use }: UsedReference) => use === photoUse;
  await loadInto('photo', used.filter(isPhoto).slice(0, limitsOf('photo').max));
  if (isReferenceTool(tool))
    await loadInto(
      tool,
      used.filter((one) => !isPhoto(one)),
    );
}

async function loadInto(tool: PictureSlot, used: readonly UsedReference[]): Promise<void> {
  clearReferences(tool);
  const files = await Promise.all(used.map(({ url }, at) => download(url, `reference-${at + 1}`)));
  for (const [at, file] of files.entries()) {
    const { use = 'auto', strokes = [] } = used[at] ?? {};
    if (file) await addFile(tool, file, { settings: { use, strokes } });
  }
  if (!files.includes(null)) return;
  const { notices } = useReferenceStore.getState().tools[tool];
  changeTool(tool, { notices: [...notices, { text: 'loadFailed' }] });
}

/** Downloads a picture from this server; null if that fails. */
export async function download(url: string, name: string): Promise<File | null> {
  try {
    // Only signed addresses of this server: the page's policy blocks other origins.
    const response = await fetch(new URL(url, location.origin).href, { credentials: 'include' });
    if (!response.ok) return null;
    const bytes = await response.blob();
    return new File([bytes], name, { type: bytes.type });
  } catch {
    return null;
  }
}
