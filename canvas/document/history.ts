import { apply, type Change, invert, stillPossible } from './changes.ts';
import type { CanvasDocument } from './document.ts';

/** Undo and redo of one tab's own steps. */
export interface History {
  readonly past: readonly Step[];
  readonly future: readonly Step[];
}

/** What one action of the user changed. */
export interface Step {
  /** Names the action for the list of steps, such as `move` or `add-text`. */
  readonly name: string;
  readonly changes: readonly Change[];
}

/** The document's specification: 50 states. */
export const keptSteps = 50;

export const emptyHistory: History = { past: [], future: [] };

/** Adds a step that has been applied. What was undone before it can no longer be redone. */
export function record({ past }: History, step: Step): History {
  return { past: [...past, step].slice(-keptSteps), future: [] };
}

interface Stepped {
  readonly document: CanvasDocument;
  readonly history: History;
}

/**
 * Takes back the last step. Fields that another tab has changed since then keep what that tab gave them; a
 * redo repeats only what was taken back. Null without a step.
 */
export function undo(document: CanvasDocument, { past, future }: History): Stepped | null {
  const step = past.at(-1);
  if (!step) return null;
  const changes = stillPossible(document, invert(step.changes));
  return {
    document: apply(document, changes),
    history: { past: past.slice(0, -1), future: [{ ...step, changes: invert(changes) }, ...future] },
  };
}

export function redo(document: CanvasDocument, { past, future }: History): Stepped | null {
  const [step, ...later] = future;
  if (!step) return null;
  const changes = stillPossible(document, step.changes);
  return {
    document: apply(document, changes),
    history: { past: [...past, { ...step, changes }], future: later },
  };
}
