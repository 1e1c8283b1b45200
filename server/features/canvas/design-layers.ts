import { withAssets } from '#canvas/document/assets.ts';
import type { CanvasDocument } from '#canvas/document/document.ts';
import type { Language } from '#contract/languages.ts';
import { NotADesign } from '#engines/designs.ts';
import { EngineError } from '#engines/engine.ts';
import { AppError } from '#server/platform/app-error.ts';
import { drawnFrom, findDesign } from '../designs/designs.ts';
import type { ImageRow } from '../gallery/gallery.ts';
import { readReferencePictures } from '../generation/generation.ts';
import { type Caller, digestOf, keepAsset } from './assets.ts';
import type { CanvasContext } from './context.ts';
import { layerNamesIn } from './layer-names.ts';

/** The document of a design whose parts are layers; null for any other picture, and where a part is lost. */
export async function openDesign(
  context: CanvasContext,
  { userId, signal }: Caller,
  { image, language }: { image: ImageRow; language: Language },
): Promise<CanvasDocument | null> {
  if (image.recipe === null) return null;
  try {
    const { engine, designs, row } = await findDesign(context, userId, image.id);
    const { document, pictures } = await designs.openAsLayers(row.recipe, {
      names: layerNamesIn(language),
      references: {
        id: row.referencesOf ?? row.id,
        read: () => readReferencePictures(context.objects, engine, drawnFrom(row)),
      },
      signal,
    });
    const { isModelMade } = row;
    const ids = new Map<string, string>();
    for (const [id, picture] of Object.entries(pictures)) {
      const source = `design:${image.id}:${id}:${digestOf(picture.bytes)}`;
      const asset = await keepAsset(context, userId, {
        source,
        make: async () => ({ ...picture, isModelMade: isModelMade && id === 'background' }),
      });
      ids.set(id, asset.id);
    }
    return withAssets(document, (id) => ids.get(id) ?? id);
  } catch (error) {
    signal.throwIfAborted();
    const isExpected = error instanceof NotADesign || error instanceof EngineError || isNoDesign(error);
    if (!isExpected) throw error;
    // The picture itself can be edited in any case.
    context.log.warn({ error, imageId: image.id }, 'a design could not be opened as layers');
    return null;
  }
}

const isNoDesign = (error: unknown) =>
  error instanceof AppError && (error.code === 'not_a_design' || error.code === 'job_inputs_deleted');
