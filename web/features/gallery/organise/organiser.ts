import { create } from 'zustand';
import type { Target } from '../actions/target.ts';

/** What to edit: the tags or the collections of some pictures, or the name of one. */
export interface Organised {
  kind: 'tags' | 'collections' | 'name';
  target: Target;
  /** The collection to move the pictures from; without it they are added. */
  from?: string;
}

/** What the dialog is open for; null while it is closed. */
export const useOrganiser = create<{ open: Organised | null }>()(() => ({ open: null }));

export function organise(open: Organised): void {
  useOrganiser.setState({ open });
}

export function closeOrganiser(): void {
  useOrganiser.setState({ open: null });
}
