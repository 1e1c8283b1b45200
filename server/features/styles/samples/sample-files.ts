import { createHash } from 'node:crypto';
import * as z from 'zod';
import type { Tx } from '#server/platform/database/database.ts';
import { defineJob, type Queue } from '#server/platform/queue/queue.ts';

const idsSchema = z.object({ userId: z.string(), styleId: z.string() });
export type SampleIds = z.infer<typeof idsSchema>;

/** Syncs the sample picture of a described style with its row: draws it, or removes leftovers. */
export const sampleEntry = defineJob('style-sample', idsSchema, { redeliveryDelaySeconds: 5 });

/**
 * Enqueues a sample's sync in this transaction. Samples are drawn one at a time; priorities order each user's
 * first before any user's second, so that a user with many changes does not delay others.
 */
export async function enqueueSampleSync(
  { queue }: { queue: Pick<Queue, 'enqueue' | 'lowestPriority'> },
  tx: Tx,
  style: SampleIds,
): Promise<void> {
  const lowest = await queue.lowestPriority(tx, sampleEntry, style.userId);
  const priority = lowest === null ? 0 : lowest - 1;
  await queue.enqueue(tx, sampleEntry, style, { group: { id: style.userId }, priority });
}

export const sampleFolder = ({ userId, styleId }: SampleIds) => `described-styles/${userId}/${styleId}/`;

/** The key of a sample. It contains the description's digest: another description, another file. */
export function sampleKeyOf(style: SampleIds, description: string): string {
  const digest = createHash('sha256').update(description).digest('hex').slice(0, 24);
  return `${sampleFolder(style)}${digest}.webp`;
}
