import { create } from 'zustand';
import { type ReferenceSettings, type ReferenceTool, referenceTools } from '#contract/references.ts';
import { tools } from '#contract/tools.ts';
import type { RefusalCode } from '../shrink/protocol.ts';
import type { Reference } from './reference.ts';
import { moved, type OfferNotice } from './reference-list.ts';

/** Where pictures are chosen: each tool's references, and the user's own photo, which all tools share. */
export const pictureSlots = [...referenceTools, 'photo'] as const;
export type PictureSlot = ReferenceTool | 'photo';

/** How many pictures a slot takes, and whether a video's thumbnail may replace them. */
export function limitsOf(slot: PictureSlot): { max: number; fromVideo: boolean } {
  return slot === 'photo' ? { max: 1, fromVideo: false } : tools[slot].references;
}

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
  tools: Readonly<Record<PictureSlot, ToolReferences>>;
  /** A face of the user's library in place of an own photo: its id, or `auto`. */
  face: string | null;
  youtube: YoutubeState;
}

/** Makes a record with a value for each slot. */
export function bySlot<Value>(make: (slot: PictureSlot) => Value): Record<PictureSlot, Value> {
  // `fromEntries` loses the type of each key.
  return Object.fromEntries(pictureSlots.map((slot) => [slot, make(slot)])) as Record<PictureSlot, Value>;
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
  tools: bySlot(() => none),
  face: null,
  youtube: noYoutube,
}));

export function useToolReferences(tool: PictureSlot): ToolReferences {
  return useReferenceStore((store) => store.tools[tool]);
}

export function readTool(tool: PictureSlot): ToolReferences {
  return useReferenceStore.getState().tools[tool];
}

export function changeTool(tool: PictureSlot, change: Partial<ToolReferences>): void {
  useReferenceStore.setState(({ tools }) => ({ tools: { ...tools, [tool]: { ...tools[tool], ...change } } }));
}

export function changeYoutube(change: Partial<YoutubeState>): void {
  useReferenceStore.setState(({ youtube }) => ({ youtube: { ...youtube, ...change } }));
}

/** Revokes previews that are no longer shown. */
export function releasePictures(references: readonly (Reference | null)[]): void {
  for (const reference of references) if (reference !== null) URL.revokeObjectURL(reference.previewUrl);
}

export function removeReference(tool: PictureSlot, id: string): void {
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

/** Chooses a face of the user's library in place of an own photo, or none. */
export function chooseFace(face: string | null): void {
  if (face !== null) clearReferences('photo');
  useReferenceStore.setState({ face });
}

/** Sets how a picture is used, the user's or the video's. */
export function setUse(tool: PictureSlot, id: string, settings: ReferenceSettings): void {
  const apply = (one: Reference) => (one.id === id ? { ...one, ...settings, isCarried: false } : one);
  changeTool(tool, { references: readTool(tool).references.map(apply), notices: [] });
  const { reference } = useReferenceStore.getState().youtube;
  if (reference?.id === id) changeYoutube({ reference: apply(reference) });
}

/** Removes all pictures of a tool, including those being read. */
export function clearReferences(tool: PictureSlot): void {
  releasePictures(readTool(tool).references);
  changeTool(tool, none);
  if (tool === 'photo') useReferenceStore.setState({ face: null });
  if (!limitsOf(tool).fromVideo) return;
  releasePictures([useReferenceStore.getState().youtube.reference]);
  changeYoutube(noYoutube);
}
