/** Recommended by the video site: 1280 × 720, at least 640 wide, 16:9. */
const recommended = { width: 1_280, height: 720, ratio: 16 / 9, ratioTolerance: 0.02 };

/** The mobile app's limit, in megabytes of a million bytes. */
const mobileMegabytes = 2;

export type Shape = 'ok' | 'small' | 'bars';

/** Whether a picture's size is as recommended. The ratio comes first: black bars are visible at any size. */
export function shapeOf(width: number, height: number): Shape {
  if (Math.abs(width / height - recommended.ratio) > recommended.ratioTolerance) return 'bars';
  return width >= recommended.width && height >= recommended.height ? 'ok' : 'small';
}

/** A file's size in megabytes with one decimal if the mobile app refuses it; null otherwise. */
export function sizeOf(bytes: number): number | null {
  const megabytes = bytes / 1_000_000;
  return megabytes > mobileMegabytes ? Math.ceil(megabytes * 10) / 10 : null;
}
