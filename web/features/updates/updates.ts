/** One entry of the page "Updates"; the texts are `${id}Title` and `${id}Text` of its catalogues. */
export interface Update {
  readonly id: UpdateId;
  /** Year, month and day on which it came. */
  readonly date: string;
}

const ids = [
  'links',
  'larger',
  'variations',
  'plans',
  'compare',
  'upscaler',
  'gallery',
  'trainedStyles',
  'designPanel',
  'voice',
  'feed',
  'studio',
] as const;
export type UpdateId = (typeof ids)[number];

const dates: Record<UpdateId, string> = {
  links: '2026-11-26',
  larger: '2026-11-26',
  variations: '2026-11-26',
  plans: '2026-11-23',
  compare: '2026-11-23',
  upscaler: '2026-11-23',
  gallery: '2026-11-22',
  trainedStyles: '2026-11-22',
  designPanel: '2026-11-22',
  voice: '2026-11-21',
  feed: '2026-11-20',
  studio: '2026-11-20',
};

/** What is new for creators, newest first. `CHANGELOG.md` is the complete technical record. */
export const updates: readonly Update[] = ids.map((id) => ({ id, date: dates[id] }));

/** The day of the newest entry. */
export const newestUpdate = dates[ids[0]];

/**
 * Screenshots of the running product, one for each entry, made by `npm run media -- updates`: WebP,
 * 1280 × 800, in `web/public/media/updates`.
 */
export const updatePictureSize = { width: 1280, height: 800 } as const;

export function updatePicture(id: UpdateId): string {
  return `/media/updates/${id}.webp`;
}
