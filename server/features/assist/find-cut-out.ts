import { type CutOutUse, type findCutOut as call, cutOutSide } from '#contract/cut-outs.ts';
import type { ReferenceStroke } from '#contract/references.ts';
import type { FairSemaphore } from '#server/platform/fair-semaphore.ts';
import type { Answer } from '#server/platform/http/api.ts';
import { readPicture } from '#server/platform/images/intake.ts';
import { encodeMask } from '#server/platform/images/mask.ts';
import type { AssistContext, Caller } from './context.ts';

/**
 * Shows what a design would cut out of a photo, when `turns` has a place. Only an engine on this machine may
 * see it. Throws the intake's errors.
 */
export async function findCutOut(
  { engines, turns }: Pick<AssistContext, 'engines'> & { turns: FairSemaphore },
  { path, use, strokes }: { path: string; use: CutOutUse; strokes: readonly ReferenceStroke[] },
  { userId, signal }: Caller,
): Promise<Answer<typeof call>> {
  const { bytes } = await readPicture(path, { userId, signal }, { longest: cutOutSide });
  const able = engines.all().find(({ cutOuts, capabilities }) => cutOuts && !capabilities.isRemote);
  const find = async () => (await able?.cutOuts?.find(bytes, { use, strokes }, { signal })) ?? null;
  const found = await turns.run({ userId, signal }, find);
  if (found === null) return { cutOut: null };
  const mask = Buffer.from(await encodeMask(found)).toString('base64');
  return { cutOut: { kind: found.kind, mask } };
}
