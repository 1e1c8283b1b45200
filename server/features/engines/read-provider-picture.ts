import { EngineError } from '#engines/engine.ts';
import { AppError } from '#server/platform/app-error.ts';

/**
 * Does something with a picture that a provider has sent. What is wrong with it is nothing that the user has sent: it is
 * thrown as an `EngineError`, so that the next engine may be asked.
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
