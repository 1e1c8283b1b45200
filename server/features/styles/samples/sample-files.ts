import { createHash } from 'node:crypto';
import * as z from 'zod';
import { defineJob } from '#server/platform/queue/queue.ts';

const idsSchema = z.object({ userId: z.string(), styleId: z.string() });
export type SampleIds = z.infer<typeof idsSchema>;

/** Brings the sample picture of a described style in line with its row: draws it, or removes what is left. */
export const sampleEntry = defineJob('style-sample', idsSchema, { retryDelaySeconds: 5 });

export const sampleFolder = ({ userId, styleId }: SampleIds) => `described-styles/${userId}/${styleId}/`;

/** Where the sample of a style with this description lies: another description, another file. */
export function sampleKeyOf(style: SampleIds, description: string): string {
  const digest = createHash('sha256').update(description).digest('hex').slice(0, 24);
  return `${sampleFolder(style)}${digest}.webp`;
}
