import { create } from 'zustand';
import type { LayerOf } from '#canvas/document/layer.ts';
import type { GalleryImage } from '#contract/images.ts';
import type { Job } from '#contract/jobs.ts';
import { editCosts } from '#contract/tools.ts';

/** The whole picture, or what is selected of it. */
export type EditKind = 'image' | 'mask';

export const coinsOf: Readonly<Record<EditKind, number>> = {
  image: editCosts.imageEdit,
  mask: editCosts.maskEdit,
};

/** An edit as it was asked for, to be shown, compared and asked for again. */
export interface AskedEdit {
  readonly kind: EditKind;
  readonly prompt: string;
  /** The document that is edited. */
  readonly documentId: string;
  /** What was sent, and its base image as it was; null for a document without one. */
  readonly assetId: string;
  readonly base: LayerOf<'base'> | null;
  /** White is edited, black is kept; null for the whole picture. */
  readonly mask: { readonly file: Blob; readonly alpha: Uint8Array<ArrayBuffer> } | null;
}

/** Why an edit has failed: a heading, and a sentence. */
export interface EditProblem {
  readonly title: string;
  readonly sentence: string | null;
  /** Whether it is certain that nothing was charged. */
  readonly isFree: boolean;
}

export type EditRun =
  /** Until the server has the edit. */
  | { readonly step: 'sending'; readonly kind: EditKind }
  | { readonly step: 'running'; readonly asked: AskedEdit; readonly job: Job }
  /** The result is shown; its user decides. */
  | { readonly step: 'done'; readonly asked: AskedEdit; readonly image: GalleryImage }
  | {
      readonly step: 'failed';
      readonly kind: EditKind;
      readonly asked: AskedEdit | null;
      readonly problem: EditProblem;
    };

interface EditStore {
  /** One at a time; null while nothing was asked for. */
  run: EditRun | null;
  /** The prompts are kept while dialogs close, and after a failure. */
  prompts: Readonly<Record<EditKind, string>>;
  setRun: (run: EditRun | null) => void;
  setPrompt: (kind: EditKind, prompt: string) => void;
}

export const useEditStore = create<EditStore>()((set) => ({
  run: null,
  prompts: { image: '', mask: '' },
  setRun: (run) => set({ run }),
  setPrompt: (kind, prompt) => set(({ prompts }) => ({ prompts: { ...prompts, [kind]: prompt } })),
}));

/** Whether an edit is being made. */
export function isWorking(run: EditRun | null): boolean {
  return run?.step === 'sending' || run?.step === 'running';
}

/** Whether an edit is made, or its result waits for a decision: then tools, undo, redo and export rest. */
export function isEditing(run: EditRun | null): boolean {
  return run !== null && run.step !== 'failed';
}
