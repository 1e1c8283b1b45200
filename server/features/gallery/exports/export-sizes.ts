import { type ExportChoice, type ExportSize, exportChoices } from '#contract/image-exports.ts';
import type { GalleryContext } from '../context.ts';
import { type Exportable, findExportable, measureExport, type WantedExport } from './export-image.ts';

/** Of about 150 bytes each. A stored picture never changes, so a size stays correct. */
const maxKept = 5_000;
const kept = new Map<string, ExportSize>();

function keyOf({ row, withPrompt }: Exportable, choice: ExportChoice): string {
  return `${row.objectKey} ${choice} ${withPrompt}`;
}

/** Returns a cached size; undefined without one. */
export function findExportSize(exportable: Exportable, choice: ExportChoice): ExportSize | undefined {
  return kept.get(keyOf(exportable, choice));
}

export function keepExportSize(exportable: Exportable, size: ExportSize): void {
  const key = keyOf(exportable, size.choice);
  kept.delete(key);
  kept.set(key, size);
  const [oldest] = kept.keys();
  if (kept.size > maxKept && oldest !== undefined) kept.delete(oldest);
}

interface Wanted {
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
  { userId, id, choice, signal }: Wanted,
): Promise<ExportSize[]> {
  const exportable = await findExportable(context, { userId, id });
  const sizes: ExportSize[] = [];
  for (const wanted of choice === undefined ? exportChoices : [choice]) {
    sizes.push(await sizeOfExport(context, exportable, { choice: wanted, signal }));
  }
  return sizes;
}

/** Returns one size, cached or measured. Throws like `exportImage`. */
export async function sizeOfExport(
  context: GalleryContext,
  exportable: Exportable,
  wanted: WantedExport,
): Promise<ExportSize> {
  const known = findExportSize(exportable, wanted.choice);
  if (known !== undefined) return known;
  const size = await measureExport(context, exportable, wanted);
  keepExportSize(exportable, size);
  return size;
}
