import * as z from 'zod';

const storageKey = 'adventure-upscale-image';

/** How long a picture that was sent to the upscaler is still there after a reload, as documented. */
const keptMs = 5 * 60_000;

const pendingSchema = z.object({ imageId: z.uuid(), sentAt: z.number() });

/** Remembers which picture of the gallery waits in the form. Silent where the browser keeps nothing. */
export function keepPendingImage(openStorage: () => Storage, imageId: string, now: number): void {
  attempt(() => openStorage().setItem(storageKey, JSON.stringify({ imageId, sentAt: now })));
}

export function forgetPendingImage(openStorage: () => Storage): void {
  attempt(() => openStorage().removeItem(storageKey));
}

/** The id of the picture that waits; null where there is none, or it has waited too long. */
export function readPendingImage(openStorage: () => Storage, now: number): string | null {
  return attempt(() => {
    const kept = openStorage().getItem(storageKey);
    const parsed = kept === null ? null : pendingSchema.safeParse(JSON.parse(kept));
    if (!parsed?.success) return null;
    const ageMs = now - parsed.data.sentAt;
    return ageMs >= 0 && ageMs <= keptMs ? parsed.data.imageId : null;
  });
}

function attempt<Answer>(run: () => Answer): Answer | null {
  try {
    return run();
  } catch {
    return null;
  }
}
