/** Finds the faces of a photo. */
import { type Face, facesInput, readFaces } from './detect-faces.ts';
import { type Pixels, sampleSquare } from './sample.ts';

/** The network that finds faces, opened. */
export interface FaceNetwork {
  /** Three bytes a pixel of a square of `facesInput` → boxes and scores of its cells. */
  faces(rgb: Uint8Array<ArrayBuffer>): Promise<{ boxes: Float32Array; scores: Float32Array }>;
}

/**
 * Returns the faces of a photo, the largest first, in shares of its size.
 * @param distance how far the network steps back: 1 sees the photo from its top left corner on, 2 half as
 *   large with black around it. It knows no face that fills all it sees.
 */
export async function findFaces(photo: Pixels, networks: FaceNetwork, distance = 1): Promise<Face[]> {
  const { width, height } = photo;
  const side = Math.max(width, height) * distance;
  const [x, y] = distance === 1 ? [0, 0] : [(width - side) / 2, (height - side) / 2];
  const square = { x, y, width: side, height: side };
  const { boxes, scores } = await networks.faces(sampleSquare(photo, square, facesInput));
  const size = ([across, down]: [number, number]): [number, number] => [
    (across * side) / width,
    (down * side) / height,
  ];
  const place = ([across, down]: [number, number]): [number, number] => [
    (x + across * side) / width,
    (y + down * side) / height,
  ];
  return readFaces(boxes, scores)
    .map(
      ({ box, eyes, nose, mouth, score }): Face => ({
        box: [...place([box[0], box[1]]), ...size([box[2], box[3]])],
        eyes: [place(eyes[0]), place(eyes[1])],
        nose: place(nose),
        mouth: place(mouth),
        score,
      }),
    )
    .sort((a, b) => b.box[3] - a.box[3]);
}
