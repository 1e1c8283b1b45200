import { create } from 'zustand';
import { type ReferenceSettings, type ReferenceTool, referenceTools } from '#contract/references.ts';
import { byTool, tools } from '#contract/tools.ts';
import type { RefusalCode } from '../shrink/protocol.ts';
import type { Reference } from './reference.ts';
import { moved, type OfferNotice } from './reference-list.ts';

/** What is shown below the pictures until the next action. */
export type Notice =
  | { text: OfferNotice | 'blocked' | 'loadFailed' }
  | { refusal: RefusalCode; fileName: string };

export interface YoutubeState {
  /** The text of the link field. */
  link: string;
  status: 'idle' | 'loading' | 'loaded' | 'failed';
  /** Why loading failed, for the user. */
  failure: string | undefined;
  /** The video's thumbnail once loaded: the only reference until the link is cleared. */
  reference: Reference | null;
}

export interface ToolReferences {
  references: readonly Reference[];
  /** Files being read. */
  waiting: readonly { id: string; name: string }[];
  notices: readonly Notice[];
}

interface ReferenceStore {
  /** The owner; null until the stored references were looked up. */
  owner: string | null;
  isRestored: boolean;
  /** While it is looked for, and after that. */
  opening: Promise<void> | null;
  tools: Readonly<Record<ReferenceTool, ToolReferences>>;
  youtube: YoutubeState;
}

const none: ToolReferences = { references: [], waiting: [], notices: [] };
export const noYoutube: YoutubeState = { link: '', status: 'idle', failure: undefined, reference: null };

/**
 * Each tool's reference images, for the life of the page. `stored-references.ts` stores them across reloads.
 */
export const useReferenceStore = create<ReferenceStore>()(() => ({
  owner: null,
  isRestored: false,
  opening: null,
  tools: byTool(referenceTools, () => none),
  youtube: noYoutube,
}));

export function useToolReferences(tool: ReferenceTool): ToolReferences {
  return useReferenceStore((store) => store.tools[tool]);
}

export function readTool(tool: ReferenceTool): ToolReferences {
  return useReferenceStore.getState().tools[tool];
}

export function changeTool(tool: ReferenceTool, change: Partial<ToolReferences>): void {
  useReferenceStore.setState(({ tools }) => ({ tools: { ...tools, [tool]: { ...tools[tool], ...change } } }));
}

export function changeYoutube(change: Partial<YoutubeState>): void {
  useReferenceStore.setState(({ youtube }) => ({ youtube: { ...youtube, ...change } }));
}

/** Revokes previews that are no longer shown. */
export function releasePictures(references: readonly (Reference | null)[]): void {
  for (const reference of references) if (reference !== null) URL.revokeObjectURL(reference.previewUrl);
}

export function removeReference(tool: ReferenceTool, id: string): void {
  const { references } = readTool(tool);
  const rest = references.filter((one) => one.id !== id);
  changeTool(tool, { references: chosenHere(rest), notices: [] });
  releasePictures(references.filter((one) => one.id === id));
}

export function moveReference(tool: ReferenceTool, from: number, to: number): void {
  changeTool(tool, { references: chosenHere(moved(readTool(tool).references, from, to)) });
}

/** A list that the user changed is the user's choice, even of pictures that came along. */
function chosenHere(references: readonly Reference[]): Reference[] {
  return references.map((one) => ({ ...one, isCarried: false }));
}

/** Sets how a picture is used, the user's or the video's. */
export function setUse(tool: ReferenceTool, id: string, settings: ReferenceSettings): void {
  const apply = (one: Reference) => (one.id === id ? { ...one, ...settings, isCarried: false } : one);
  changeTool(tool, { references: readTool(tool).references.map(apply), notices: [] });
  const { reference } = useReferenceStore.getState().youtube;
  if (reference?.id === id) changeYoutube({ reference: apply(reference) });
}

/** Removes all pictures of a tool, including those being read. */
export function clearReferences(tool: ReferenceTool): void {
  releasePictures(readTool(tool).references);
  changeTool(tool, none);
  if (!tools[tool].references.fromVideo) return;
  releasePictures([useReferenceStore.getState().youtube.reference]);
  changeYoutube(noYoutube);
}
