import { cutOutSide } from '#contract/cut-outs.ts';
import { AppError } from '#server/platform/app-error.ts';
import { openPicture, withDecoderSlot } from '#server/platform/images/decoder.ts';
import { encodeAlpha } from '#server/platform/images/mask.ts';
import { readStoredBytes } from '#server/platform/images/stored-picture.ts';
import { type Caller, keepAsset } from './assets.ts';
import type { CanvasContext } from './context.ts';
import type { AssetRow } from './schema.ts';

/** Longest side of a cut-out in pixels: its edge is no finer, however large the picture is. */
const alphaSide = 2048;

/**
 * Cuts out what a picture is of, when its turn comes: an asset whose alpha belongs to it. Only an engine on
 * this machine may see the picture. Throws `canvas_cut_out_unavailable` and `canvas_nothing_to_cut_out`.
 */
export async function cutOut(context: CanvasContext, caller: Caller, asset: AssetRow): Promise<AssetRow> {
  const able = context.engines.all().find(({ cutOuts, capabilities }) => cutOuts && !capabilities.isRemote);
  if (!able?.cutOuts) throw new AppError('canvas_cut_out_unavailable');
  const { cutOuts } = able;
  return keepAsset(context, caller.userId, {
    source: `cut-out:${asset.id}`,
    make: () =>
      context.heavy.run(caller, async () => {
        const bytes = await readStoredBytes(context.objects, asset.objectKey);
        const small = await withDecoderSlot(() =>
          openPicture(bytes)
            .resize({ width: cutOutSide, height: cutOutSide, fit: 'inside', withoutEnlargement: true })
            .flatten({ background: '#ffffff' })
            .jpeg({ quality: 92, chromaSubsampling: '4:4:4' })
            .toBuffer(),
        );
        const found = await cutOuts.find(small, { use: 'person', strokes: [] }, { signal: caller.signal });
        if (found === null) throw new AppError('canvas_nothing_to_cut_out');
        const picture = await asAlpha(found, asset);
        return { ...picture, mimeType: 'image/png', isModelMade: false };
      }),
  });
}

/** As `cutOut`; null where nothing can be cut out. */
export async function cutOutOrNull(
  context: CanvasContext,
  caller: Caller,
  asset: AssetRow,
): Promise<AssetRow | null> {
  try {
    return await cutOut(context, caller, asset);
  } catch (error) {
    const isExpected =
      error instanceof AppError &&
      (error.code === 'canvas_nothing_to_cut_out' || error.code === 'canvas_cut_out_unavailable');
    if (isExpected) return null;
    throw error;
  }
}

/** A black picture with this alpha, as large as the picture that it cuts out. */
async function asAlpha(
  found: Parameters<typeof encodeAlpha>[0],
  asset: { width: number; height: number },
): Promise<{ bytes: Uint8Array; width: number; height: number }> {
  const factor = Math.min(1, alphaSide / Math.max(asset.width, asset.height));
  const size = {
    width: Math.max(1, Math.round(asset.width * factor)),
    height: Math.max(1, Math.round(asset.height * factor)),
  };
  return { bytes: await encodeAlpha(found, size), ...size };
}
