import { create } from 'zustand';
import {
  isSelected,
  nothingSelected,
  rangeOf,
  type Selected,
  toggled,
  withinList,
  withSelected,
} from './selection.ts';

interface SelectionStore {
  /** Whether a click on a tile selects it instead of opening it. */
  isOn: boolean;
  selected: Selected;
  /** Where a range starts: the last picture clicked. */
  anchor: string | null;
  /** The selection before the current range from the anchor. */
  beforeRange: Selected;
  begin(id?: string): void;
  toggle(id: string): void;
  /** Selects from the anchor to a picture; a further call moves the end of the same range. */
  extendTo(id: string, ids: readonly string[]): void;
  selectAll(): void;
  selectLoaded(ids: readonly string[]): void;
  /**
   * Called while a band is drawn, with the previous selection and the ids the band touches, which are
   * toggled.
   */
  drag(before: Selected, ids: readonly string[]): void;
  keepWithin(ids: readonly string[]): void;
  end(): void;
}

const off = { isOn: false, selected: nothingSelected, anchor: null, beforeRange: nothingSelected };

/** The selection on the gallery page. Each tile subscribes only to its own picture. */
export const useSelection = create<SelectionStore>()((set) => ({
  ...off,
  begin: (id) =>
    set(({ selected }) => {
      if (id === undefined) return { isOn: true };
      return { isOn: true, selected: withSelected(selected, [id], true), anchor: id, beforeRange: selected };
    }),
  toggle: (id) =>
    set(({ selected }) => {
      const next = toggled(selected, id);
      return { isOn: true, selected: next, anchor: id, beforeRange: next };
    }),
  extendTo: (id, ids) =>
    set(({ anchor, beforeRange }) => {
      const from = anchor !== null && ids.includes(anchor) ? anchor : id;
      const selected = withSelected(beforeRange, rangeOf(ids, from, id), true);
      return { isOn: true, anchor: from, selected };
    }),
  selectAll: () => {
    const all: Selected = { kind: 'all', except: new Set() };
    set({ isOn: true, selected: all, beforeRange: all });
  },
  selectLoaded: (ids) => set({ isOn: true, selected: { kind: 'ids', ids: new Set(ids) } }),
  drag: (before, ids) =>
    set({
      isOn: true,
      selected: withSelected(before, ids, true),
      anchor: ids.at(-1) ?? null,
      beforeRange: before,
    }),
  keepWithin: (ids) =>
    set(({ selected }) => {
      const remaining = withinList(selected, ids);
      return remaining === selected ? {} : { selected: remaining, beforeRange: withinList(selected, ids) };
    }),
  end: () => set(off),
}));

export function useIsSelected(id: string): boolean {
  return useSelection((store) => store.isOn && isSelected(store.selected, id));
}
