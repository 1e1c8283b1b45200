import type { DesignChange } from '#contract/designs.ts';

/** All changes since the panel opened, combined into one, with the undo and redo steps. */
export interface ChangeHistory {
  readonly past: readonly DesignChange[];
  readonly present: DesignChange;
  readonly future: readonly DesignChange[];
  /** The control of the last step: its next change extends the same step. Null if each click is a step. */
  readonly lastKey: string | null;
}

export const noChange: DesignChange = {};
export const freshHistory: ChangeHistory = { past: [], present: noChange, future: [], lastKey: null };

/** The maximum number of undo steps. */
const maxSteps = 100;

/**
 * Adds a part of a change. Typing and dragging pass their control as `key`, so that one step undoes all of
 * it. An undefined value takes a part of the change back.
 */
export function edited(history: ChangeHistory, part: DesignChange, key: string | null = null): ChangeHistory {
  const present = withoutAbsent({ ...history.present, ...part });
  if (isSame(present, history.present)) return history;
  const isSameStep = key !== null && key === history.lastKey;
  const past = isSameStep ? history.past : [...history.past, history.present].slice(-maxSteps);
  return { past, present, future: [], lastKey: key };
}

export function undone(history: ChangeHistory): ChangeHistory {
  const before = history.past.at(-1);
  if (before === undefined) return history;
  const { present, future } = history;
  return { past: history.past.slice(0, -1), present: before, future: [present, ...future], lastKey: null };
}

export function redone(history: ChangeHistory): ChangeHistory {
  const [next, ...future] = history.future;
  if (next === undefined) return history;
  return { past: [...history.past, history.present], present: next, future, lastKey: null };
}

/** Reverts all changes, as a step that can be undone. */
export function reset(history: ChangeHistory): ChangeHistory {
  if (isUnchanged(history.present)) return history;
  return { past: [...history.past, history.present], present: noChange, future: [], lastKey: null };
}

function withoutAbsent(change: DesignChange): DesignChange {
  return Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
}

export function isUnchanged(change: DesignChange): boolean {
  return Object.keys(change).length === 0;
}

function isSame(one: DesignChange, other: DesignChange): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
