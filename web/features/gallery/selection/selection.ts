import type { Selection } from '#contract/gallery.ts';
import type { GalleryFilter } from '#contract/gallery-filters.ts';

/** Which pictures are selected: ids, or all that match except some. */
export type Selected =
  | { kind: 'ids'; ids: ReadonlySet<string> }
  | { kind: 'all'; except: ReadonlySet<string> };

export const nothingSelected: Selected = { kind: 'ids', ids: new Set() };

export function isSelected(selected: Selected, id: string): boolean {
  return selected.kind === 'ids' ? selected.ids.has(id) : !selected.except.has(id);
}

/** The number of selected pictures, given how many match. */
export function countSelected(selected: Selected, matching: number): number {
  return selected.kind === 'ids' ? selected.ids.size : Math.max(0, matching - selected.except.size);
}

/** Adds ids to the selection or removes them. */
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

/** The ids between two pictures in list order, both included; only `to` if `from` is not in the list. */
export function rangeOf(ids: readonly string[], from: string | null, to: string): readonly string[] {
  const first = from === null ? -1 : ids.indexOf(from);
  const last = ids.indexOf(to);
  if (first < 0 || last < 0) return [to];
  return ids.slice(Math.min(first, last), Math.max(first, last) + 1);
}

/** Drops the ids that are no longer in a fully loaded list. */
export function withinList(selected: Selected, ids: readonly string[]): Selected {
  if (selected.kind === 'all') return selected;
  const known = new Set(ids);
  const remaining = [...selected.ids].filter((id) => known.has(id));
  return remaining.length === selected.ids.size ? selected : { kind: 'ids', ids: new Set(remaining) };
}

/** The selection as sent to the server: ids, or a filter. */
export function selectionOf(selected: Selected, filter: GalleryFilter): Selection {
  return selected.kind === 'ids' ? { ids: [...selected.ids] } : { filter, except: [...selected.except] };
}
