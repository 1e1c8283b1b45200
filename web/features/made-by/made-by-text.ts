import { builtinSignature, canvasSignature, madeWithSignature, retouchSignature } from '#contract/images.ts';
import { upscaleSignatures } from '#contract/upscale.ts';
import type { TranslateOf } from '#web/i18n/catalogue.ts';
import type { madeByTexts } from './texts.ts';

/** Who made a picture, in the user's language. Records are English; unknown sentences stay as they are. */
export function madeByText(t: TranslateOf<typeof madeByTexts>, madeBy: string): string {
  if (madeBy === builtinSignature) return t('builtin');
  if (madeBy === canvasSignature) return t('canvas');
  if (madeBy === retouchSignature) return t('edited');
  if (madeBy === upscaleSignatures.network) return t('network');
  if (madeBy === upscaleSignatures.resizing) return t('resizing');
  if (!madeBy.startsWith(madeWithSignature)) return madeBy;
  return t('engine', { engine: madeBy.slice(madeWithSignature.length) });
}
