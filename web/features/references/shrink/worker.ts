import { megabyte } from '#contract/bytes.ts';
import { isTooNarrow, uploadLimits } from '#contract/limits.ts';
import { type PictureFacts, readFacts } from './picture-facts.ts';
import type { PrepareAnswer, PreparedPicture, PrepareRequest, RefusalCode } from './protocol.ts';

// Runs in a worker, so that decoding a large photo never blocks typing.

/** The largest file that is opened: decoding holds it in memory. */
const maxOpenedBytes = 400 * megabyte;
const previewSide = 640;
const jpegQuality = 0.92;
const previewQuality = 0.85;

class Refused extends Error {
  readonly code: RefusalCode;

  constructor(code: RefusalCode) {
    super(code);
    this.code = code;
  }
}

addEventListener('message', async ({ data }: MessageEvent<PrepareRequest>) => {
  const answer = (content: Omit<PrepareAnswer, 'id'>) => postMessage({ id: data.id, ...content });
  try {
    answer({ picture: await prepare(data.file, data.maxSide) });
  } catch (thrown) {
    answer({ refusal: thrown instanceof Refused ? thrown.code : 'image_unreadable' });
  }
});

async function prepare(file: Blob, maxSide: number): Promise<PreparedPicture> {
  const facts = await readFacts(file);
  check(file, facts);
  const bitmap = await createImageBitmap(file);
  try {
    const longest = Math.max(bitmap.width, bitmap.height);
    const isRedrawn = longest > maxSide || facts.isAnimated || file.size > uploadLimits.maxBytes;
    const preview = await encode(draw(bitmap, previewSide), facts, previewQuality);
    const sized = { isRedrawn, preview, isFirstFrame: facts.isAnimated };
    if (!isRedrawn) {
      // Copy the bytes: the file on disk may change before the upload.
      const bytes = new Blob([await file.arrayBuffer()], { type: `image/${facts.kind}` });
      return { ...sized, bytes, width: bitmap.width, height: bitmap.height };
    }
    const canvas = draw(bitmap, maxSide);
    const bytes = await encode(canvas, facts, jpegQuality);
    if (bytes.size > uploadLimits.maxBytes) throw new Refused('payload_too_large');
    return { ...sized, bytes, width: canvas.width, height: canvas.height };
  } finally {
    bitmap.close();
  }
}

function check(file: Blob, { kind, width, height }: PictureFacts): void {
  if (file.size === 0) throw new Refused('image_unreadable');
  if (kind === 'heic') throw new Refused('heic_unsupported');
  if (kind === 'unknown') throw new Refused('unsupported_image');
  if (width * height > uploadLimits.maxPixels) throw new Refused('image_too_large');
  if (isTooNarrow({ width, height })) throw new Refused('image_too_narrow');
  if (file.size > maxOpenedBytes) throw new Refused('payload_too_large');
  if (width * height === 0) throw new Refused('image_unreadable');
}

function draw(bitmap: ImageBitmap, maxSide: number): OffscreenCanvas {
  const scale = Math.min(1, maxSide / Math.max(bitmap.width, bitmap.height));
  const width = Math.max(1, Math.round(bitmap.width * scale));
  const height = Math.max(1, Math.round(bitmap.height * scale));
  const canvas = new OffscreenCanvas(width, height);
  const context = contextOf(canvas);
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, 0, 0, width, height);
  return canvas;
}

/** On the CPU: pixels are read back, and GPUs cannot hold the largest photos. */
function contextOf(canvas: OffscreenCanvas): OffscreenCanvasRenderingContext2D {
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (context === null) throw new Error('The browser has no room for another canvas.');
  return context;
}

/** PNG for transparent pictures, JPEG for all others. */
function encode(canvas: OffscreenCanvas, facts: PictureFacts, quality: number): Promise<Blob> {
  const isClear = facts.kind !== 'jpeg' && hasAlpha(canvas);
  return canvas.convertToBlob(isClear ? { type: 'image/png' } : { type: 'image/jpeg', quality });
}

function hasAlpha(canvas: OffscreenCanvas): boolean {
  const { data } = contextOf(canvas).getImageData(0, 0, canvas.width, canvas.height);
  for (let at = 3; at < data.length; at += 4) if (data[at] !== 255) return true;
  return false;
}
