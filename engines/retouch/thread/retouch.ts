import { setImmediate } from 'node:timers/promises';
import sharp from 'sharp';
import { editStrength } from '../../../contract/edit-actions.ts';
import { featherWidth } from '../../../contract/edit-feather.ts';
import { type Box, giveUp, type Picture, type Plane } from '../pixels/picture.ts';
import {
  boxOfMask,
  PictureRefused,
  planeOfMask,
  readMask,
  readPicture,
  sizeOf,
} from '../pixels/read-picture.ts';
import { subjectOf } from '../subject/subject.ts';
import { type ActionContext, doAction } from './do-action.ts';
import type { Retouched, RetouchTask } from './protocol.ts';

export interface RetouchWork {
  /** Throws when the work is to stop. Called every few milliseconds. */
  check(): void;
  /** With the share that is done, 0 to 1. */
  onProgress(fraction: number): void;
}

/** How much of the work reading and writing the picture are. */
const shares = { read: 0.15, write: 0.15 };

/** Does the actions to a picture one after the other. */
export async function retouch(task: RetouchTask, { check, onProgress }: RetouchWork): Promise<Retouched> {
  const size = await sizeOf(task.bytes);
  check();
  const marked = task.mask ? await readMarked(task.mask, size, task) : null;
  check();
  let picture = await readPicture(task.bytes, marked?.box);
  // A file may be as large as its pixels.
  giveUp(task.bytes);
  check();
  onProgress(shares.read);
  const context: ActionContext = {
    force: task.strength / editStrength.initial,
    seed: task.seed,
    marked: marked?.plane ?? null,
    grow: marked ? featherWidth(size) : 0,
    subject: task.subject && !marked ? subjectOf(picture, task.subject) : null,
    isPerson: task.subject?.isPerson ?? false,
    check,
    onProgress: () => {},
  };
  for (const [at, action] of task.actions.entries()) {
    const share = (done: number) =>
      shares.read + (1 - shares.read - shares.write) * ((at + done) / task.actions.length);
    check();
    const before = picture;
    picture = await doAction(picture, action, {
      ...context,
      onProgress: (done) => onProgress(share(done)),
    });
    if (picture.rgba !== before.rgba) giveUp(before.rgba);
    // Flipped or cropped, the subject is elsewhere.
    if (context.subject && (picture !== before || action.kind === 'flip')) {
      context.subject = null;
    }
    onProgress(share(1));
  }
  check();
  const { width, height } = picture;
  const png = await encode(picture);
  giveUp(picture.rgba);
  // What sharp has allocated is freed in the next turn of the event loop.
  await setImmediate();
  return {
    // A buffer of sharp's cannot be transferred to another thread.
    bytes: new Uint8Array(png),
    width,
    height,
    place: marked && { left: marked.box.left, top: marked.box.top },
    maskShare: marked?.share ?? 0,
  };
}

/** The part of a picture that the marked part needs: patches to copy from, or what a blur mixes in. */
async function readMarked(
  mask: Uint8Array,
  size: { width: number; height: number },
  { actions }: RetouchTask,
): Promise<{ box: Box; plane: Plane; share: number }> {
  const read = await readMask(mask);
  if (read.width !== size.width || read.height !== size.height) {
    throw new PictureRefused('the mask is not as big as the picture');
  }
  const inner = boxOfMask(read);
  if (!inner) throw new PictureRefused('nothing is marked');
  const isRemoval = actions.some(({ kind }) => kind === 'remove');
  const longer = Math.max(inner.width, inner.height);
  const feather = featherWidth(size);
  const margin = isRemoval ? Math.max(96, Math.round(longer * 0.9)) : Math.max(32, Math.round(longer * 0.1));
  const left = Math.max(0, inner.left - margin - feather);
  const top = Math.max(0, inner.top - margin - feather);
  const box = {
    left,
    top,
    width: Math.min(size.width, inner.left + inner.width + margin + feather) - left,
    height: Math.min(size.height, inner.top + inner.height + margin + feather) - top,
  };
  return { box, plane: planeOfMask(read, box), share: inner.count / (size.width * size.height) };
}

function encode({ rgba, width, height }: Picture): Promise<Buffer> {
  const raw = { width, height, channels: 4 } as const;
  const picture = sharp(new Uint8Array(rgba.buffer), { raw, limitInputPixels: false });
  const isOpaque = everyPixelOpaque(rgba);
  return (isOpaque ? picture.removeAlpha() : picture).png({ compressionLevel: 4 }).toBuffer();
}

function everyPixelOpaque(rgba: Uint8ClampedArray): boolean {
  for (let at = 3; at < rgba.length; at += 4) if (rgba[at] !== 255) return false;
  return true;
}
