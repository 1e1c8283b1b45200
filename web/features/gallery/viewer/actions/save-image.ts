import { type DrawnSide, drawingPath, drawnSize } from '#contract/designs.ts';
import { minuteMs, secondMs } from '#contract/durations.ts';
import { downloadPath, type ExportChoice, endingOf, fileBaseName } from '#contract/image-exports.ts';
import type { GalleryImage } from '#contract/images.ts';
import { translator } from '#web/i18n/catalogue.ts';
import { showToast } from '#web/ui/toast.ts';
import { usualFormat } from '../../download-address.ts';
import { viewerTexts } from '../texts.ts';

type SavedImage = Pick<GalleryImage, 'id' | 'name'>;

export interface SavedFile {
  bytes: Blob;
  name: string;
}

/** A file to fetch, and its name without the ending. */
export interface Download {
  base: string;
  path: string;
}

/** The server refused: no other source would do better. */
export class RefusedDownload extends Error {}

type Ask = (address: string) => Promise<Response>;

/**
 * Fetches a picture as a file. After a failure it tries the same address past any proxy cache. Rejects with
 * `RefusedDownload` if the server refuses, with another error if both fail.
 */
export async function fetchFile({ base, path }: Download, ask: Ask): Promise<SavedFile> {
  const addresses = [path, `${path}&download=true`];
  let failure: unknown;
  for (const address of addresses) {
    try {
      const answer = await ask(address);
      if (answer.ok) return named(base, await answer.blob());
      failure = new Error(`${answer.status}`);
      if (answer.status < 500) failure = new RefusedDownload(`${answer.status}`);
    } catch (thrown) {
      failure = thrown;
    }
    if (failure instanceof RefusedDownload) break;
  }
  throw failure;
}

function named(base: string, bytes: Blob): SavedFile {
  const ending = bytes.type.replace(/^image\//, '').replace('jpeg', 'jpg') || 'jpg';
  return { bytes, name: `${base}.${ending}` };
}

/**
 * Saves a file of a picture to the user's device. The third way, where no request of the page gets through,
 * is the browser's own download, in the same format: a hidden frame that opens an attachment. Shows a toast
 * on failure. Never rejects.
 */
async function saveFile(wanted: Download): Promise<void> {
  try {
    const { bytes, name } = await fetchFile(wanted, (address) =>
      fetch(address, { credentials: 'include', cache: 'no-store' }),
    );
    download(bytes, name);
  } catch (thrown) {
    const t = translator(viewerTexts);
    const isRefused = thrown instanceof RefusedDownload;
    const address = `${wanted.path}&download=true&forceDownload=true`;
    if (!isRefused && (await downloadInFrame(address))) return;
    const title = isRefused ? t('downloadRefused') : t('downloadFailed');
    showToast({ id: 'download-failed', tone: 'error', title });
  }
}

/** Browsers have read the file long before. */
const revokeAfterMs = minuteMs;

function download(bytes: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(bytes);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), revokeAfterMs);
}

/** How long an error's page may take. An attachment never becomes the frame's page. */
const frameMs = 10 * secondMs;

/** Opens an address in a hidden frame. Resolves with false if a page came instead of an attachment. */
function downloadInFrame(address: string): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const frame = document.createElement('iframe');
  frame.hidden = true;
  frame.addEventListener('load', () => resolve(false));
  frame.src = address;
  document.body.append(frame);
  setTimeout(() => resolve(true), frameMs);
  // Without its frame a download that is still being prepared would end.
  setTimeout(() => frame.remove(), revokeAfterMs);
  return promise;
}

/** Saves a picture in a format. Shows a toast on failure. Never rejects. */
export function saveImage(image: SavedImage, choice: ExportChoice): Promise<void> {
  return saveFile({ base: fileBaseName(image), path: downloadPath(image.id, choice) });
}

/** What is known of a design that is to be redrawn. */
export type DrawnDesign = Pick<GalleryImage, 'id' | 'name' | 'tool' | 'style' | 'width' | 'height'>;

/** Saves a design, redrawn at a larger size. Shows a toast on failure. Never rejects. */
export function saveDrawing(image: DrawnDesign, side: DrawnSide): Promise<void> {
  const format = endingOf(usualFormat(image)) === 'png' ? 'png' : 'jpg';
  const { width, height } = drawnSize(image, side);
  const base = `${fileBaseName(image)}-${width}x${height}`;
  return saveFile({ base, path: drawingPath(image.id, { side, format }) });
}
