import { photoUse, type ReferenceSettings } from '#contract/references.ts';
import { preparePicture, RefusedPicture } from '../shrink/prepare-picture.ts';
import { openReferences } from './open-references.ts';
import { createReference, type Reference } from './reference.ts';
import { acceptOne, acceptUpToFive, type OfferSource } from './reference-list.ts';
import { changeTool, chooseFace, limitsOf, type PictureSlot, readTool, releasePictures } from './store.ts';

let count = 0;

/**
 * Adds files as references. Notices report those that are no pictures or too many; the others are shrunk one
 * after another. A tool with a single reference keeps its current one until the new one is ready.
 */
export async function addFiles(
  tool: PictureSlot,
  files: readonly File[],
  source: OfferSource,
): Promise<void> {
  if (files.length === 0) return;
  const { references, waiting } = readTool(tool);
  const isSingle = limitsOf(tool).max === 1;
  const { taken, notices } = isSingle
    ? acceptOne(files, source)
    : acceptUpToFive(files, references.length + waiting.length);
  changeTool(tool, { notices: notices.map((text) => ({ text })) });
  await Promise.all(taken.map((file) => addFile(tool, file)));
}

/** Adds files that were dropped or pasted outside a tool's form to its references. */
export async function addDropped(tool: PictureSlot, owner: string, files: readonly File[]): Promise<void> {
  await openReferences(owner);
  await addFiles(tool, files, 'drop');
}

/** What is known of a file that was not chosen on this device. */
interface FileOrigin {
  settings?: ReferenceSettings;
  /** The gallery picture that the file is a copy of. */
  imageId?: string;
}

function initialSettings(slot: PictureSlot): ReferenceSettings {
  return { use: slot === 'photo' ? photoUse : 'auto', strokes: [] };
}

/** Reads one file. Returns whether it became a reference. */
export async function addFile(
  tool: PictureSlot,
  file: File,
  { settings = initialSettings(tool), imageId }: FileOrigin = {},
): Promise<boolean> {
  count += 1;
  const id = `waiting-${count}`;
  changeTool(tool, { waiting: [...readTool(tool).waiting, { id, name: file.name }] });
  /** False if the tool was cleared meanwhile: then the file is dropped. */
  const stopWaiting = () => {
    const { waiting } = readTool(tool);
    changeTool(tool, { waiting: waiting.filter((one) => one.id !== id) });
    return waiting.some((one) => one.id === id);
  };
  try {
    const picture = await preparePicture(file);
    if (!stopWaiting()) return false;
    const original = { name: file.name, bytes: file.size, imageId: imageId ?? null };
    add(tool, createReference(picture, original, settings));
    return true;
  } catch (thrown) {
    const refusal = thrown instanceof RefusedPicture ? thrown.code : 'image_unreadable';
    if (!stopWaiting()) return false;
    changeTool(tool, { notices: [...readTool(tool).notices, { refusal, fileName: file.name }] });
    return false;
  }
}

function add(tool: PictureSlot, reference: Reference): void {
  const { references } = readTool(tool);
  const isSingle = limitsOf(tool).max === 1;
  changeTool(tool, { references: isSingle ? [reference] : [...references, reference] });
  if (tool === 'photo') chooseFace(null);
  if (isSingle) releasePictures(references);
}
