import type { Selection } from '#contract/gallery.ts';
import type { GalleryFilter } from '#contract/gallery-filters.ts';

/** Which pictures are selected: named ones, or all that match save some. */
export type Selected =
  | { kind: 'ids'; ids: ReadonlySet<string> }
  | { kind: 'all'; except: ReadonlySet<string> };

export const nothingSelected: Selected = { kind: 'ids', ids: new Set() };

export function isSelected(selected: Selected, id: string): boolean {
  return selected.kind === 'ids' ? selected.ids.has(id) : !selected.except.has(id);
}

/** How many pictures are selected, of so many that match. */
export function countSelected(selected: Selected, matching: number): number {
  return selected.kind === 'ids' ? selected.ids.size : Math.max(0, matching - selected.except.size);
}

/** The same with some pictures selected, or no longer. */
export function withSelected(selected: Selected, ids: Iterable<string>, isOn: boolean): Selected {
  const set = new Set(selected.kind === 'ids' ? selected.ids : selected.except);
  const isMember = selected.kind === 'ids' ? isOn : !isOn;
  for (const id of ids) {
    if (isMember) set.add(id);
    else set.delete(id);
  }
  return selected.kind === 'ids' ? { kind: 'ids', ids: set } : { kind: 'all', except: set };
}

export function toggled(selected: Selected, id: string): Selected {
  return withSelected(selected, [id], !isSelected(selected, id));
}

/** The ids from one picture to another in the order of the list, both included; the other alone where the first is not there. */
export function rangeOf(ids: readonly string[], from: string | null, to: string): readonly string[] {
  const first = from === null ? -1 : ids.indexOf(from);
  const last = ids.indexOf(to);
  if (first < 0 || last < 0) return [to];
  return ids.slice(Math.min(first, last), Math.max(first, last) + 1);
}

/** The selection without the pictures that are no longer in a list that is loaded whole. */
export function withinList(selected: Selected, ids: readonly string[]): Selected {
  if (selected.kind === 'all') return selected;
  const known = new Set(ids);
  const kept = [...selected.ids].filter((id) => known.has(id));
  return kept.length === selected.ids.size ? selected : { kind: 'ids', ids: new Set(kept) };
}

/** What is sent to the server: names, or what all have in common. */
export function selectionOf(selected: Selected, filter: GalleryFilter): Selection {
  return selected.kind === 'ids' ? { ids: [...selected.ids] } : { filter, except: [...selected.except] };
}
