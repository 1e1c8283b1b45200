import type { LayerId, ShapeName } from '../document/layer.ts';
import type { TextRange } from '../document/text-parts.ts';
import type { Box, Size, View } from '../geometry.ts';
import type { Guide } from '../layout/snap.ts';
import type { ToolName } from '../tools/tool.ts';

/** The specification's brush: 5 to 200 pixels of the picture, 20 at first. */
export const brushSizes = { smallest: 5, largest: 200, initial: 20 } as const;

/** What a user sees of the editor besides the document. */
export interface EditorState {
  readonly tool: ToolName;
  /** The tool and the state that it is in, such as `move.dragging`. */
  readonly path: string;
  readonly selected: readonly LayerId[];
  readonly view: View;
  readonly stage: Size;
  /** The brush's diameter, in pixels of the picture. */
  readonly brushSizePx: number;
  /** The largest difference of a colour that the wand selects, 0 to 255. */
  readonly wandTolerance: number;
  /** What the shape tool draws, and the colour of what is drawn. */
  readonly shape: ShapeName;
  readonly color: string;
  /** The pen tool marks instead of drawing. */
  readonly isHighlighter: boolean;
  /** The text layer that is edited in place. */
  readonly editing: LayerId | null;
  /** The chosen words of the selected text: what is changed of its style is changed of them. */
  readonly textRange: TextRange | null;
  /** The font of new text. */
  readonly font: string;
  /** The part of the picture that the crop tool has chosen. */
  readonly crop: Box | null;
  /** An edit is being generated: looking is possible, changing is not. */
  readonly isBusy: boolean;
  /** Lines that the dragged layer is aligned with. */
  readonly guides: readonly Guide[];
  /** What the pointer is drawing: a selection frame, a lasso, a new shape. */
  readonly outline: readonly { readonly x: number; readonly y: number }[];
}
