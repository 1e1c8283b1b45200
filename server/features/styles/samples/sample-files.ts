import { createHash } from 'node:crypto';
import * as z from 'zod';
import type { Tx } from '#server/platform/database/database.ts';
import { defineJob, type Queue } from '#server/platform/queue/queue.ts';

const idsSchema = z.object({ userId: z.string(), styleId: z.string() });
export type SampleIds = z.infer<typeof idsSchema>;

/** Brings the sample picture of a described style in line with its row: draws it, or removes what is left. */
export const sampleEntry = defineJob('style-sample', idsSchema, { redeliveryDelaySeconds: 5 });

/**
 * Has a sample brought in line once the transaction has committed. Of what waits everybody's first comes before anybody's
 * second: samples are drawn one at a time, and who changes many styles keeps nobody else waiting for all of them.
 */
export async function settleSampleLater(
  { queue }: { queue: Pick<Queue, 'enqueue' | 'lowestPriority'> },
  tx: Tx,
  style: SampleIds,
): Promise<void> {
  const lowest = await queue.lowestPriority(tx, sampleEntry, style.userId);
  const priority = lowest === null ? 0 : lowest - 1;
  await queue.enqueue(tx, sampleEntry, style, { group: { id: style.userId }, priority });
}

export const sampleFolder = ({ userId, styleId }: SampleIds) => `described-styles/${userId}/${styleId}/`;

/** Where the sample of a style with this description lies: another description, another file. */
export function sampleKeyOf(style: SampleIds, description: string): string {
  const digest = createHash('sha256').update(description).digest('hex').slice(0, 24);
  return `${sampleFolder(style)}${digest}.webp`;
}
