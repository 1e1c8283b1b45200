import type { EditActionKind, EditObstacle, FreeEditTool } from '#contract/edit-actions.ts';
import type { Language } from '#contract/languages.ts';

/** An instruction before anything is done with it. The picture is not needed. */
export interface UnderstandEditRequest {
  readonly prompt: string;
  /** Whether a part of the picture is marked: operation `inpaint`, otherwise `edit`. */
  readonly hasMask: boolean;
  /** The marked part of the picture's area, 0 to 1, if that is known. */
  readonly maskShare?: number;
  /** The picture's, in pixels. */
  readonly size: { readonly width: number; readonly height: number };
  /** Of the sentences; by default that of the instruction. */
  readonly language?: Language;
}

/** What an engine would do, and what it would not. */
export interface EditUnderstanding {
  /** In the order in which they are done. */
  readonly actions: readonly PlannedEdit[];
  readonly cannot: readonly RefusedEdit[];
  /** The tool of the editor that does all of it exactly, if there is one. */
  readonly freeTool: FreeEditTool | null;
  /** What its user should know before, in sentences. */
  readonly warnings: readonly string[];
}

export interface PlannedEdit {
  readonly kind: EditActionKind;
  /** In words that follow "I will:", such as "blur the background". */
  readonly sentence: string;
}

export interface RefusedEdit {
  /** The part of the instruction, as typed. */
  readonly words: string;
  readonly obstacle: EditObstacle;
  /** The obstacle as a sentence. */
  readonly reason: string;
}
