import { type ExportChoice, type ExportSize, exportChoices } from '#contract/image-exports.ts';
import type { GalleryContext } from '../context.ts';
import { type Exportable, type ExportRequest, findExportable, measureExport } from './export-image.ts';

/** Of about 150 bytes each. A stored picture never changes, so a size stays correct. */
const maxEntries = 5_000;
const cache = new Map<string, ExportSize>();

function keyOf({ row, withPrompt }: Exportable, choice: ExportChoice): string {
  return `${row.objectKey} ${choice} ${withPrompt}`;
}

/** Returns a cached size; undefined without one. */
export function findExportSize(exportable: Exportable, choice: ExportChoice): ExportSize | undefined {
  return cache.get(keyOf(exportable, choice));
}

export function cacheExportSize(exportable: Exportable, size: ExportSize): void {
  const key = keyOf(exportable, size.choice);
  cache.delete(key);
  cache.set(key, size);
  const [oldest] = cache.keys();
  if (cache.size > maxEntries && oldest !== undefined) cache.delete(oldest);
}

interface SizeQuery {
  userId: string;
  id: string;
  /** One format; all of them if missing. */
  choice?: ExportChoice | undefined;
  signal: AbortSignal;
}

/**
 * Returns the sizes of a picture's downloads. Those that differ from the stored file are made to measure
 * them, one after another.
 */
export async function listExportSizes(
  context: GalleryContext,
  { userId, id, choice, signal }: SizeQuery,
): Promise<ExportSize[]> {
  const exportable = await findExportable(context, { userId, id });
  const sizes: ExportSize[] = [];
  for (const each of choice === undefined ? exportChoices : [choice]) {
    sizes.push(await sizeOfExport(context, exportable, { choice: each, signal }));
  }
  return sizes;
}

/** Returns one size, cached or measured. Throws like `exportImage`. */
export async function sizeOfExport(
  context: GalleryContext,
  exportable: Exportable,
  request: ExportRequest,
): Promise<ExportSize> {
  const known = findExportSize(exportable, request.choice);
  if (known !== undefined) return known;
  const size = await measureExport(context, exportable, request);
  cacheExportSize(exportable, size);
  return size;
}
