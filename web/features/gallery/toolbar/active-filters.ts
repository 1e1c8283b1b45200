import type { Facet, GalleryFacets } from '#contract/gallery.ts';
import { tools } from '#contract/tools.ts';
import type { GalleryView } from '../filter/view.ts';
import { styleLabel } from '../shown-prompt.ts';

/** Something that narrows a view, and what takes it away. */
export interface ActiveFilter {
  key: 'style' | 'tool' | 'engine' | 'dates' | 'favorite' | 'tag' | 'stack';
  /** The name that stands on its chip; null where the chip's own words say it all. */
  name: string | null;
  without: Partial<GalleryView>;
}

interface Names {
  facets: Pick<GalleryFacets, 'engines' | 'tags'> | undefined;
  styleName: (style: string) => string | undefined;
  engineName: (engine: Pick<Facet, 'value' | 'label'>) => string;
  /** A span of days in words. */
  days: (from: string | undefined, to: string | undefined) => string;
}

/** What narrows a view beside its search, which stands in its box. */
export function activeFilters(
  view: GalleryView,
  { facets, styleName, engineName, days }: Names,
): ActiveFilter[] {
  const active: ActiveFilter[] = [];
  const { style, tool, engine, from, to, favorite, tag, stack } = view;
  if (style !== undefined) {
    active.push({ key: 'style', name: styleName(style) ?? styleLabel(style), without: { style: undefined } });
  }
  if (tool !== undefined) active.push({ key: 'tool', name: tools[tool].label, without: { tool: undefined } });
  if (engine !== undefined) {
    const name = engineName(
      facets?.engines.find(({ value }) => value === engine) ?? { value: engine, label: engine },
    );
    active.push({ key: 'engine', name, without: { engine: undefined } });
  }
  if (from !== undefined || to !== undefined) {
    active.push({ key: 'dates', name: days(from, to), without: { from: undefined, to: undefined } });
  }
  if (favorite === true) active.push({ key: 'favorite', name: null, without: { favorite: undefined } });
  if (tag !== undefined) {
    const name = facets?.tags.find(({ value }) => value === tag)?.label ?? tag;
    active.push({ key: 'tag', name, without: { tag: undefined } });
  }
  if (stack !== undefined) active.push({ key: 'stack', name: null, without: { stack: undefined } });
  return active;
}
