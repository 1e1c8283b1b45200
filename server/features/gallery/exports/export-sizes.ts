import { type ExportChoice, type ExportSize, exportChoices } from '#contract/image-exports.ts';
import type { GalleryContext } from '../context.ts';
import { type Exportable, findExportable, measureExport, type WantedExport } from './export-image.ts';

/** Of about 150 bytes each. A stored picture never changes, so that what was found once stays true. */
const maxKept = 5_000;
const kept = new Map<string, ExportSize>();

function keyOf({ row, withPrompt }: Exportable, choice: ExportChoice): string {
  return `${row.objectKey} ${choice} ${withPrompt}`;
}

/** What this process has found before; undefined where it has not. */
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
  /** One alone; all of them where it is not given. */
  choice?: ExportChoice | undefined;
  signal: AbortSignal;
}

/** How large the files are that a picture can be downloaded as. Each that is not kept so is made to know it, one after the other. */
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

/** How large one of them is, as it was found before or is found now. Throws as `exportImage` does. */
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
