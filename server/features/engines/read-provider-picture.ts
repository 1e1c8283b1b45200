import { EngineError } from '#engines/engine.ts';
import { AppError } from '#server/platform/app-error.ts';

/**
 * Processes a picture from a provider. A broken one is not the user's fault: throws an `EngineError`, so that
 * the next engine may be called.
 */
export async function readProviderPicture<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    throw new EngineError('unavailable', `what was sent as a picture cannot be used (${error.code})`, {
      cause: error,
      mayHaveCost: true,
    });
  }
}
