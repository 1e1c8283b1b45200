import { create } from 'zustand';
import type { Target } from '../actions/target.ts';

/** What is being put in order: the tags of some pictures, or the collections that they are in. */
export interface Organised {
  kind: 'tags' | 'collections';
  target: Target;
  /** The collection that the pictures leave for those that are chosen: moving instead of adding. */
  from?: string;
}

/** What its dialog is open for; null while it is closed. */
export const useOrganiser = create<{ open: Organised | null }>()(() => ({ open: null }));

export function organise(open: Organised): void {
  useOrganiser.setState({ open });
}

export function closeOrganiser(): void {
  useOrganiser.setState({ open: null });
}
