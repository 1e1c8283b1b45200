import { create } from 'zustand';
import type { ReferenceSettings, ReferenceTool } from '#contract/references.ts';
import { tools } from '#contract/tools.ts';
import type { RefusalCode } from '../shrink/protocol.ts';
import type { Reference } from './reference.ts';
import { moved, type OfferNotice } from './reference-list.ts';

/** What is said below the pictures until the next thing is done with them. */
export type Notice =
  | { text: OfferNotice | 'blocked' | 'loadFailed' }
  | { refusal: RefusalCode; fileName: string };

export interface YoutubeState {
  /** The field's text. */
  link: string;
  status: 'idle' | 'loading' | 'loaded' | 'failed';
  /** Why it failed, for the reader. */
  failure: string | undefined;
  /** The video's picture, once it was loaded: until the link is cleared it is the only reference. */
  reference: Reference | null;
}

export interface ToolReferences {
  references: readonly Reference[];
  /** Files that are being read. */
  waiting: readonly { id: string; name: string }[];
  notices: readonly Notice[];
}

interface ReferenceStore {
  /** Whose they are; null until what the browser kept was looked for. */
  owner: string | null;
  isRestored: boolean;
  tools: Readonly<Record<ReferenceTool, ToolReferences>>;
  youtube: YoutubeState;
}

const none: ToolReferences = { references: [], waiting: [], notices: [] };
export const noYoutube: YoutubeState = { link: '', status: 'idle', failure: undefined, reference: null };

/** The reference pictures of each tool, as long as the page lives. `kept-references.ts` keeps them over a reload. */
export const useReferenceStore = create<ReferenceStore>()(() => ({
  owner: null,
  isRestored: false,
  tools: { ThumbnailsV2: none, 'Genesys Pro': none, 'Genesys 1.0': none },
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

/** Whatever is shown of it must be gone: its preview's address ends here. */
export function letGo(references: readonly (Reference | null)[]): void {
  for (const reference of references) if (reference !== null) URL.revokeObjectURL(reference.previewUrl);
}

export function removeReference(tool: ReferenceTool, id: string): void {
  const { references } = readTool(tool);
  changeTool(tool, { references: references.filter((one) => one.id !== id), notices: [] });
  letGo(references.filter((one) => one.id === id));
}

export function moveReference(tool: ReferenceTool, from: number, to: number): void {
  changeTool(tool, { references: moved(readTool(tool).references, from, to) });
}

/** How a picture is used, be it the user's or the video's. */
export function setUse(tool: ReferenceTool, id: string, settings: ReferenceSettings): void {
  const apply = (one: Reference) => (one.id === id ? { ...one, ...settings } : one);
  changeTool(tool, { references: readTool(tool).references.map(apply), notices: [] });
  const { reference } = useReferenceStore.getState().youtube;
  if (reference?.id === id) changeYoutube({ reference: apply(reference) });
}

/** Forgets all pictures of a tool, those that are still being read as well. */
export function clearReferences(tool: ReferenceTool): void {
  letGo(readTool(tool).references);
  changeTool(tool, none);
  if (!tools[tool].references.fromVideo) return;
  letGo([useReferenceStore.getState().youtube.reference]);
  changeYoutube(noYoutube);
}
