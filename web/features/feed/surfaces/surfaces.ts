/**
 * Where a video site shows thumbnails, as data: add a surface here and the settings has it. Widths are the
 * site's CSS pixels. Sites test layouts all the time, so each surface has the month of its measurement.
 */
export interface Surface {
  id: 'home' | 'search' | 'upNext' | 'phone';
  device: 'desktop' | 'phone';
  /** `grid`: texts below the picture, cards side by side. `rows`: texts beside the picture, cards stacked. */
  layout: 'grid' | 'rows';
  /** The picture's width; equal where the site has one fixed width. */
  pictureWidthPx: { min: number; max: number };
  /** Maximum cards side by side. */
  maxColumns: number;
  gapPx: { column: number; row: number };
  /** Maximum width of the list; null if only the window limits it. */
  listWidthPx: number | null;
  /** Cards shown, including yours. */
  cards: number;
  cornerPx: number;
  title: { sizePx: number; linePx: number };
  metaSizePx: number;
  /** The channel's picture; null if there is none. */
  avatarPx: number | null;
  /** The month of measurement, as YYYY-MM. */
  datedMonth: string;
}

export const surfaces: readonly Surface[] = [
  {
    id: 'home',
    device: 'desktop',
    layout: 'grid',
    // Three cards per row since April 2025, 310 to 500 px each by window width.
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
    // 360 × 202, one result per row.
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
    // One card per row, as wide as the phone.
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

/** The site's own colours, independent of the settings'; only `rule`, which marks your card, is ours. */
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

/** The length in the picture's corner: 8 px from both edges, 12 px digits in a dark box 18 px high. */
export const timestampBadge = {
  edgePx: 8,
  heightPx: 18,
  paddingPx: 4,
  /** Width of a digit in Roboto and Arial at 12 px, medium. */
  digitPx: 6.7,
  colonPx: 3.4,
} as const;
