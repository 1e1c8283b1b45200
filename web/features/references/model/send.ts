import {
  isReferenceTool,
  type ReferenceSettings,
  type ReferenceTool,
  type UsedReference,
} from '#contract/references.ts';
import { tools as capabilities, type GenerateTool } from '#contract/tools.ts';
import { fitSettings } from '../use/strokes.ts';
import { openReferences } from './open-references.ts';
import type { Reference } from './reference.ts';
import { changeTool, clearReferences, useReferenceStore } from './store.ts';
import { addFile } from './take-files.ts';

export interface ReferencesToSend {
  /** Tells these pictures from others, so that a press is known to be the same again. */
  ids: string[];
  files: File[];
  /** One for each file, in the same order. */
  settings: ReferenceSettings[];
}

/**
 * What a press of Generate sends along. Waits for pictures that are still being read, so that none is left out. A
 * video's picture, once loaded, is the only one.
 *
 * @param owner the id of who is signed in, whose pictures the browser may have kept
 */
export async function referencesToSend(tool: GenerateTool, owner: string): Promise<ReferencesToSend> {
  if (!isReferenceTool(tool)) return { ids: [], files: [], settings: [] };
  await openReferences(owner);
  await settled(tool);
  const references = chosenReferences(tool);
  return {
    ids: references.map(({ id }) => id),
    files: references.map(({ file }) => file),
    settings: fitSettings(references),
  };
}

/** The pictures that count: the video's alone where there is one. */
export function chosenReferences(tool: ReferenceTool): readonly Reference[] {
  const { tools, youtube } = useReferenceStore.getState();
  const { fromVideo } = capabilities[tool].references;
  return fromVideo && youtube.reference ? [youtube.reference] : tools[tool].references;
}

function settled(tool: ReferenceTool): Promise<void> {
  const isSettled = () => {
    const { tools, youtube } = useReferenceStore.getState();
    const isVideoLoading = capabilities[tool].references.fromVideo && youtube.status === 'loading';
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
 * Puts the references of something else in place of the tool's own, from their addresses on this server, each with its
 * use and its marks. What cannot be had any more is said below the pictures.
 */
export async function loadReferences(tool: ReferenceTool, used: readonly UsedReference[]): Promise<void> {
  clearReferences(tool);
  const files = await Promise.all(used.map(({ url }, at) => download(url, `reference-${at + 1}`)));
  for (const [at, file] of files.entries()) {
    const { use = 'auto', strokes = [] } = used[at] ?? {};
    if (file) await addFile(tool, file, { use, strokes });
  }
  if (!files.includes(null)) return;
  const { notices } = useReferenceStore.getState().tools[tool];
  changeTool(tool, { notices: [...notices, { text: 'loadFailed' }] });
}

/** A picture of this server as a file; null where it cannot be had. */
export async function download(url: string, name: string): Promise<File | null> {
  try {
    // Signed addresses of this server only; another origin's would be refused by the page's policy.
    const response = await fetch(new URL(url, location.origin).href, { credentials: 'include' });
    if (!response.ok) return null;
    const bytes = await response.blob();
    return new File([bytes], name, { type: bytes.type });
  } catch {
    return null;
  }
}
