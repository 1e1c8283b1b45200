/** What a video site advises for a thumbnail: 1280 × 720, never narrower than 640, 16:9. */
const advised = { width: 1_280, height: 720, ratio: 16 / 9, ratioTolerance: 0.02 };

/** The mobile app's limit, in megabytes of a million bytes. */
const mobileMegabytes = 2;

export type Shape = 'ok' | 'small' | 'bars';

/** Whether a picture's size is what the site advises. The shape goes first: bars are seen at any size. */
export function shapeOf(width: number, height: number): Shape {
  if (Math.abs(width / height - advised.ratio) > advised.ratioTolerance) return 'bars';
  return width >= advised.width && height >= advised.height ? 'ok' : 'small';
}

/** A file's size in megabytes with one decimal, where the mobile app refuses it; null below. */
export function sizeOf(bytes: number): number | null {
  const megabytes = bytes / 1_000_000;
  return megabytes > mobileMegabytes ? Math.ceil(megabytes * 10) / 10 : null;
}
