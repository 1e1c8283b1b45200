import { faceLimits } from '#contract/limits.ts';
import type { FaceReading } from '#engines/faces.ts';
import { openPicture, withDecoderSlot } from '#server/platform/images/decoder.ts';
import type { Picture } from '#server/platform/images/intake.ts';
import { makeSquare } from '#server/platform/images/square.ts';

/** The side of the square, in heights of the face: hair and chin are in it, and little else. */
const sidePerFace = 1.9;

/** Makes the small square of a face: about the face, or what the picture is about if none was found. */
export function makePreview(picture: Picture, box: FaceReading['box']): Promise<Uint8Array> {
  if (box === null) return makeSquare(picture.bytes, faceLimits.previewSide);
  const { width, height } = picture;
  const [x, y, faceWidth, faceHeight] = box;
  const side = Math.max(1, Math.min(width, height, Math.round(faceHeight * height * sidePerFace)));
  const from = (middle: number, size: number) =>
    Math.round(Math.min(size - side, Math.max(0, middle * size - side / 2)));
  const region = {
    left: from(x + faceWidth / 2, width),
    // Hair above the face belongs to it more than the neck below.
    top: from(y + faceHeight * 0.45, height),
    width: side,
    height: side,
  };
  return withDecoderSlot(() =>
    openPicture(picture.bytes)
      .extract(region)
      .resize(faceLimits.previewSide, faceLimits.previewSide)
      .webp({ quality: 85, effort: 4 })
      .toBuffer(),
  );
}
