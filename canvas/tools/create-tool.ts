import { brushTool } from './brush.ts';
import type { EditorContext } from './context.ts';
import { cropTool } from './crop.ts';
import { handTool } from './hand.ts';
import { lassoTool } from './lasso.ts';
import { moveTool } from './move/move.ts';
import { penTool } from './pen.ts';
import { rectangleTool } from './rectangle.ts';
import { shapeTool } from './shape.ts';
import { textTool } from './text.ts';
import type { ToolName, ToolState } from './tool.ts';
import { wandTool } from './wand.ts';

const tools: Record<ToolName, (editor: EditorContext) => ToolState> = {
  move: moveTool,
  'mask-brush': (editor) => brushTool(editor, 'add'),
  'mask-eraser': (editor) => brushTool(editor, 'remove'),
  lasso: lassoTool,
  rectangle: rectangleTool,
  wand: wandTool,
  text: textTool,
  shape: shapeTool,
  pen: penTool,
  crop: cropTool,
  hand: handTool,
};

/** The first state of a tool. */
export function createTool(name: ToolName, editor: EditorContext): ToolState {
  return tools[name](editor);
}
