import { madeWithSignature } from '#contract/images.ts';
import { upscaleSignatures, upscaleSliders } from '#contract/upscale.ts';
import type { ComparedUpscale } from '../compared.ts';
import type { compareTexts } from '../texts.ts';

type ChangeKey = Extract<keyof typeof compareTexts.english, `changed${string}`>;

/** A sentence about the effect of a setting. */
export interface Change {
  key: Exclude<ChangeKey, 'changed'>;
  value: number;
}

/**
 * The effect of the three sliders, as ruling 23 defines them: `dynamic` 10, creativity 0 and resemblance 100
 * leave the network's output unchanged. Remote engines may interpret them differently.
 */
export function listChanges({ settings, madeBy }: ComparedUpscale): Change[] {
  const { dynamic, creativity, resemblance } = settings;
  if (dynamic === undefined && creativity === undefined && resemblance === undefined) {
    return [{ key: 'changedUnknown', value: 0 }];
  }
  if (madeBy?.startsWith(madeWithSignature) === true) return [{ key: 'changedByEngine', value: 0 }];
  const changes: Change[] = [];
  const neutral = upscaleSliders.dynamic.neutral;
  if (dynamic !== undefined && dynamic > neutral)
    changes.push({ key: 'changedContrastMore', value: dynamic });
  if (dynamic !== undefined && dynamic < neutral)
    changes.push({ key: 'changedContrastLess', value: dynamic });
  if (creativity !== undefined && creativity > upscaleSliders.creativity.neutral) {
    changes.push({ key: 'changedDetail', value: creativity });
  }
  if (resemblance !== undefined && resemblance < upscaleSliders.resemblance.neutral) {
    changes.push({ key: 'changedStyle', value: resemblance });
  }
  if (changes.length > 0) return changes;
  return [{ key: madeBy === upscaleSignatures.resizing ? 'changedByResizing' : 'changedNothing', value: 0 }];
}
