import * as z from 'zod';
import { minuteMs } from '#contract/durations.ts';

const storageKey = 'adventure-upscale-image';

/** How long a picture sent to the upscaler survives reloads, as documented. */
const lifetimeMs = 5 * minuteMs;

const pendingSchema = z.object({ imageId: z.uuid(), sentAt: z.number() });

/** Stores which gallery picture is in the form. Never throws if storage is blocked. */
export function storePendingImage(openStorage: () => Storage, imageId: string, now: number): void {
  attempt(() => openStorage().setItem(storageKey, JSON.stringify({ imageId, sentAt: now })));
}

export function clearPendingImage(openStorage: () => Storage): void {
  attempt(() => openStorage().removeItem(storageKey));
}

/** The id of that picture; null if there is none or it has expired. */
export function readPendingImage(openStorage: () => Storage, now: number): string | null {
  return attempt(() => {
    const stored = openStorage().getItem(storageKey);
    const parsed = stored === null ? null : pendingSchema.safeParse(JSON.parse(stored));
    if (!parsed?.success) return null;
    const ageMs = now - parsed.data.sentAt;
    return ageMs >= 0 && ageMs <= lifetimeMs ? parsed.data.imageId : null;
  });
}

function attempt<Answer>(run: () => Answer): Answer | null {
  try {
    return run();
  } catch {
    return null;
  }
}
