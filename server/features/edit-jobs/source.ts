import { readSettings, settingsFor } from '#contract/generation.ts';
import { nearestAspectRatio } from '#contract/resolutions.ts';
import { findImageStyle } from '#contract/styles.ts';
import type { EditTool } from '#contract/tools.ts';
import { AppError } from '#server/platform/app-error.ts';
import { readPicture } from '#server/platform/images/intake.ts';
import { readStoredPicture } from '#server/platform/images/stored-picture.ts';
import type { ImageRow } from '../gallery/gallery.ts';
import type { EditJobsDeps } from './context.ts';
import type { EditInput } from './input.ts';
import type { SourceFile } from './job-files.ts';
import type { NamedPicture } from './pixel-text.ts';

/** A picture to edit, found and checked, but not copied yet. */
export interface EditSource extends Pick<EditInput, 'versionOf' | 'stackId'> {
  file: SourceFile;
  /** The picture of the gallery of which the result is a version; null without one. */
  row: ImageRow | null;
}

/**
 * Finds the picture to edit. Throws `edit_source_required` without one, `not_found` for one that is not the
 * user's or in the trash, `address_not_allowed` for an expired temporary one, and what the picture intake
 * throws.
 */
export async function findSource(
  deps: Pick<EditJobsDeps, 'database' | 'gallery' | 'objects' | 'findAsset' | 'findSourceOf'>,
  named: NamedPicture | null,
  owner: { userId: string; signal: AbortSignal; documentId?: string | null },
): Promise<EditSource> {
  switch (named?.kind) {
    case undefined:
      throw new AppError('edit_source_required');
    case 'image':
      return ofGallery(deps, owner.userId, named.id);
    case 'asset': {
      const asset = await deps.findAsset(owner.userId, named.id);
      if (asset === null) throw new AppError('not_found');
      const { key, mimeType, ...facts } = asset;
      const file = { ...facts, mimeType: readMimeType(mimeType), from: { key } };
      return (await ofDocument(deps, owner, file)) ?? fromElsewhere(file);
    }
    case 'temporary': {
      // Read by the intake before it was stored; a second time would lose quality.
      if (!(await deps.objects.exists(named.key))) throw new AppError('address_not_allowed');
      const { bytes, ...facts } = await readStoredPicture(deps.objects, named.key);
      return fromElsewhere({ ...facts, isModelMade: false, from: bytes });
    }
    case 'pixels':
      return ofPixels(named.bytes, owner);
  }
}

async function ofGallery(
  { database, gallery }: Pick<EditJobsDeps, 'database' | 'gallery'>,
  userId: string,
  id: string,
): Promise<EditSource> {
  const row = await gallery.find(database.db, userId, id);
  if (row === null) throw new AppError('not_found');
  const { objectKey, mimeType, width, height, isModelMade } = row;
  return {
    file: { from: { key: objectKey }, mimeType: readMimeType(mimeType), width, height, isModelMade },
    versionOf: row.id,
    stackId: row.stackId ?? row.id,
    row,
  };
}

/** An asset of a document that was made from a gallery picture stands for that; null for any other. */
async function ofDocument(
  deps: Pick<EditJobsDeps, 'database' | 'gallery' | 'findSourceOf'>,
  { userId, documentId }: { userId: string; documentId?: string | null },
  file: SourceFile,
): Promise<EditSource | null> {
  const madeOf = documentId ? await deps.findSourceOf(userId, documentId) : null;
  const row = madeOf && (await deps.gallery.find(deps.database.db, userId, madeOf));
  return row ? { file, versionOf: row.id, stackId: row.stackId ?? row.id, row } : null;
}

function readMimeType(value: string): SourceFile['mimeType'] {
  return value === 'image/png' || value === 'image/jpeg' ? value : 'image/webp';
}

async function ofPixels(
  bytes: Uint8Array,
  owner: { userId: string; signal: AbortSignal },
): Promise<EditSource> {
  const picture = await readPicture(bytes, owner, { keepsLossless: true });
  const { mimeType, width, height } = picture;
  return fromElsewhere({ from: picture.bytes, mimeType, width, height, isModelMade: false });
}

function fromElsewhere(file: SourceFile): EditSource {
  return { file, versionOf: null, stackId: null, row: null };
}

/**
 * What the gallery shows about the result. A version is described like its original, so that a search still
 * finds it; a first picture by the instruction.
 */
export function describeResult(
  { row, file }: EditSource,
  { tool, prompt }: { tool: EditTool; prompt: string },
): EditInput['picture'] {
  if (row !== null) {
    return {
      prompt: row.prompt,
      originalPrompt: row.originalPrompt,
      enhancedPrompt: row.enhancedPrompt,
      style: { id: row.styleId, name: row.styleName },
      settings: settingsFor(tool, readSettings(row.settings)),
    };
  }
  const style = findImageStyle('Default')?.id ?? 'Default';
  return {
    prompt,
    originalPrompt: null,
    enhancedPrompt: null,
    style: { id: style, name: style },
    settings: settingsFor(tool, { aspectRatio: nearestAspectRatio(file) }),
  };
}
