import * as z from 'zod';
import { minuteMs } from '#contract/durations.ts';

/** The documented keys that hand a picture to the canvas editor, also in another tab. */
const dataKey = 'editImageData';
const timestampKey = 'editImageTimestamp';

/** The documented lifetime. */
const validMs = 10 * minuteMs;

const handoffSchema = z.object({
  url: z.string().startsWith('/files/').max(2_000),
  id: z.uuid(),
  prompt: z.string(),
  model: z.string(),
  variant: z.string(),
  style: z.string(),
  resolution: z.string(),
  createdAt: z.string(),
  metadata: z.record(z.string(), z.unknown()),
});
export type CanvasHandoff = z.infer<typeof handoffSchema>;

/** Hands a picture over; false if the browser stores nothing. */
export function writeCanvasHandoff(storage: Storage, handoff: CanvasHandoff, now: number): boolean {
  try {
    storage.setItem(dataKey, JSON.stringify(handoff));
    storage.setItem(timestampKey, `${now}`);
    return true;
  } catch {
    return false;
  }
}

/**
 * Reads and deletes what was sent in the last ten minutes; null if there is nothing or it is damaged.
 */
export function takeCanvasHandoff(storage: Storage, now: number): CanvasHandoff | null {
  try {
    const data = storage.getItem(dataKey);
    const age = now - Number(storage.getItem(timestampKey) ?? Number.NaN);
    storage.removeItem(dataKey);
    storage.removeItem(timestampKey);
    if (data === null || !(age >= 0 && age <= validMs)) return null;
    const parsed = handoffSchema.safeParse(JSON.parse(data));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}
