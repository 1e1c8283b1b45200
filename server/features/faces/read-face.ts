import type { FaceReading } from '#engines/faces.ts';
import type { Picture } from '#server/platform/images/intake.ts';
import type { FacesContext } from './context.ts';

/** The first engine that reads faces: only one on this machine may see them. */
function readerOf({ engines }: Pick<FacesContext, 'engines'>) {
  const reader = engines.all().find(({ faces, capabilities }) => faces && !capabilities.isRemote);
  return reader?.faces ?? null;
}

/**
 * Returns what the main face of a picture shows; null where this server cannot tell, which is no reason to
 * refuse it.
 */
export async function readFace(
  context: Pick<FacesContext, 'engines' | 'log'>,
  { bytes }: Picture,
  signal: AbortSignal,
): Promise<FaceReading | null> {
  try {
    return (await readerOf(context)?.read(bytes, { signal })) ?? null;
  } catch (error) {
    signal.throwIfAborted();
    context.log.warn({ error }, 'the expression of a face could not be read');
    return null;
  }
}

/** The expressions that suit a prompt, best first; empty where this server cannot tell. */
export async function suitingExpressions(
  context: Pick<FacesContext, 'engines' | 'log'>,
  prompt: string,
  signal: AbortSignal,
): Promise<readonly string[]> {
  try {
    return (await readerOf(context)?.suiting(prompt, { signal })) ?? [];
  } catch (error) {
    signal.throwIfAborted();
    context.log.warn({ error }, 'the mood of a prompt could not be read');
    return [];
  }
}
