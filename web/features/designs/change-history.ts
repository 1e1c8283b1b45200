import type { DesignChange } from '#contract/designs.ts';

/** All that was changed since the panel opened, as one change of the picture; and the ones before and after it. */
export interface ChangeHistory {
  readonly past: readonly DesignChange[];
  readonly present: DesignChange;
  readonly future: readonly DesignChange[];
  /** The control that made the last step: what it does next belongs to the same step. Null where each press is one. */
  readonly lastKey: string | null;
}

export const noChange: DesignChange = {};
export const freshHistory: ChangeHistory = { past: [], present: noChange, future: [], lastKey: null };

/** One can go back this far. */
const stepsKept = 100;

/**
 * Puts a part of a change on top. Typing and dragging name their control as `key`, so that one step takes all of it back.
 */
export function edited(history: ChangeHistory, part: DesignChange, key: string | null = null): ChangeHistory {
  const present = { ...history.present, ...part };
  if (isSame(present, history.present)) return history;
  const isSameStep = key !== null && key === history.lastKey;
  const past = isSameStep ? history.past : [...history.past, history.present].slice(-stepsKept);
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

/** Takes all changes back, as a step that can be undone. */
export function reset(history: ChangeHistory): ChangeHistory {
  if (isUnchanged(history.present)) return history;
  return { past: [...history.past, history.present], present: noChange, future: [], lastKey: null };
}

export function isUnchanged(change: DesignChange): boolean {
  return Object.keys(change).length === 0;
}

function isSame(one: DesignChange, other: DesignChange): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
