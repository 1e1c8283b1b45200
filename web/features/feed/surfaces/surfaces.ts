/**
 * Where a thumbnail is seen on a video site, as data: add a surface here and the lab has it. Widths are CSS pixels as the
 * site serves and lays them out. It tests layouts all the time, so each surface carries the month in which it was looked at.
 */
export interface Surface {
  id: 'home' | 'search' | 'upNext' | 'phone';
  device: 'desktop' | 'phone';
  /** `grid`: words below the picture, cards beside each other. `rows`: words beside the picture, cards below each other. */
  layout: 'grid' | 'rows';
  /** How wide the picture may be; the two are equal where the site has one fixed width. */
  pictureWidthPx: { min: number; max: number };
  /** Cards beside each other at most. */
  maxColumns: number;
  gapPx: { column: number; row: number };
  /** The widest that the list itself gets; null where the window alone decides. */
  listWidthPx: number | null;
  /** Cards shown, yours among them. */
  cards: number;
  cornerPx: number;
  title: { sizePx: number; linePx: number };
  metaSizePx: number;
  /** The channel's picture; null where there is none. */
  avatarPx: number | null;
  /** The month that the sizes were read in, as YYYY-MM. */
  datedMonth: string;
}

export const surfaces: readonly Surface[] = [
  {
    id: 'home',
    device: 'desktop',
    layout: 'grid',
    // Three cards a row since April 2025, 310 to 500 px each by the window's width.
    pictureWidthPx: { min: 310, max: 500 },
    maxColumns: 3,
    gapPx: { column: 16, row: 36 },
    listWidthPx: null,
    cards: 6,
    cornerPx: 12,
    title: { sizePx: 16, linePx: 22 },
    metaSizePx: 14,
    avatarPx: 36,
    datedMonth: '2026-11',
  },
  {
    id: 'search',
    device: 'desktop',
    layout: 'rows',
    // 360 × 202, one result a row.
    pictureWidthPx: { min: 360, max: 360 },
    maxColumns: 1,
    gapPx: { column: 16, row: 24 },
    listWidthPx: 880,
    cards: 5,
    cornerPx: 12,
    title: { sizePx: 18, linePx: 26 },
    metaSizePx: 12,
    avatarPx: 24,
    datedMonth: '2026-11',
  },
  {
    id: 'upNext',
    device: 'desktop',
    layout: 'rows',
    // 168 × 94: the list beside the player, playlists and history.
    pictureWidthPx: { min: 168, max: 168 },
    maxColumns: 1,
    gapPx: { column: 8, row: 16 },
    listWidthPx: 402,
    cards: 8,
    cornerPx: 8,
    title: { sizePx: 14, linePx: 20 },
    metaSizePx: 12,
    avatarPx: null,
    datedMonth: '2026-11',
  },
  {
    id: 'phone',
    device: 'phone',
    layout: 'grid',
    // One card a row, as wide as the phone.
    pictureWidthPx: { min: 320, max: 390 },
    maxColumns: 1,
    gapPx: { column: 0, row: 28 },
    listWidthPx: 390,
    cards: 5,
    cornerPx: 0,
    title: { sizePx: 16, linePx: 22 },
    metaSizePx: 12,
    avatarPx: 36,
    datedMonth: '2026-11',
  },
];

export type SurfaceId = Surface['id'];
export const surfaceIds = surfaces.map((surface) => surface.id);

export function findSurface(id: SurfaceId): Surface {
  const surface = surfaces.find((one) => one.id === id);
  if (surface === undefined) throw new Error(`there is no surface ${id}`);
  return surface;
}

/** The site's own colours, whatever the lab's are; `rule` alone is ours, the mark over your card. */
export const feedThemes = {
  dark: {
    ground: '#0f0f0f',
    text: '#f1f1f1',
    meta: '#aaaaaa',
    blank: '#272727',
    rule: 'oklch(0.8 0.12 302)',
  },
  light: {
    ground: '#ffffff',
    text: '#0f0f0f',
    meta: '#606060',
    blank: '#e5e5e5',
    rule: 'oklch(0.47 0.23 297)',
  },
} as const;
export type FeedTheme = keyof typeof feedThemes;

/** The length in the picture's corner: 8 px from both edges, 12 px digits on a dark ground 18 px high. */
export const timestampBadge = {
  edgePx: 8,
  heightPx: 18,
  paddingPx: 4,
  /** Of Roboto and Arial at 12 px, medium. */
  digitPx: 6.7,
  colonPx: 3.4,
} as const;
