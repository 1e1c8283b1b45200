import type { PicturePoint, ScreenPoint } from '../geometry.ts';

/** What a pointer (mouse, pen or finger) does on the stage. */
export interface PointerInput {
  readonly screen: ScreenPoint;
  readonly picture: PicturePoint;
  /** 0 to 1; 0.5 for a mouse. */
  readonly pressure: number;
  readonly pointer: 'mouse' | 'pen' | 'touch';
  /** Held keys; `isCommand` is Ctrl, or Cmd on a Mac. */
  readonly isShift: boolean;
  readonly isAlt: boolean;
  readonly isCommand: boolean;
}

/** The state that a tool is in after an input; undefined keeps the present one. */
type Next = ToolState | undefined;

/**
 * A state of a tool. A handler that is absent ignores its input. `cancel` (Escape, another tool, a pointer
 * that the system took away) takes back what is unfinished.
 */
export interface ToolState {
  readonly name: string;
  down?(input: PointerInput): Next;
  move?(input: PointerInput): Next;
  up?(input: PointerInput): Next;
  doubleClick?(input: PointerInput): Next;
  cancel?(): Next;
  /** Another tool is chosen: finishes what is unfinished. Without it, `cancel` takes that back. */
  leave?(): Next;
}

export const toolNames = [
  'move',
  'mask-brush',
  'mask-eraser',
  'lasso',
  'rectangle',
  'wand',
  'text',
  'shape',
  'pen',
  'crop',
  'hand',
] as const;
export type ToolName = (typeof toolNames)[number];

/** Tools that work on the one selection of pixels: they may be switched while there is one. */
export const maskTools: readonly ToolName[] = ['mask-brush', 'mask-eraser', 'lasso', 'rectangle', 'wand'];

/** How far in CSS pixels a pressed pointer moves before it drags: less is a click. */
export const dragDistance = 4;

export function isDrag(from: ScreenPoint, to: ScreenPoint): boolean {
  return Math.abs(from.x - to.x) >= dragDistance || Math.abs(from.y - to.y) >= dragDistance;
}
