import type { GalleryContext } from '../context.ts';
import { type Exportable, type ExportedImage, exportImage, type WantedExport } from './export-image.ts';
import { findExportSize, keepExportSize } from './export-sizes.ts';

/** Exports a picture for download. Throws like `exportImage`. */
export async function downloadImage(
  context: GalleryContext,
  exportable: Exportable,
  wanted: WantedExport,
): Promise<ExportedImage> {
  const known = findExportSize(exportable, wanted.choice);
  const fit = known && known.quality !== null ? { width: known.width, quality: known.quality } : undefined;
  const made = await exportImage(context, exportable, wanted, fit);
  keepExportSize(exportable, made.size);
  return made;
}
