import { errors } from '#contract/errors.ts';
import { DesignChangeRefused, NotADesign } from '#engines/designs.ts';
import { EngineError } from '#engines/engine.ts';
import { AppError } from '#server/platform/app-error.ts';

/** Maps an engine's error about a design to one for the user. */
export async function withDesignErrors<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (cause) {
    throw explain(cause);
  }
}

function explain(cause: unknown): unknown {
  if (cause instanceof DesignChangeRefused) {
    const { message } = errors.design_change_invalid;
    return new AppError('design_change_invalid', { cause, fields: { [cause.field]: message } });
  }
  if (cause instanceof NotADesign) return new AppError('not_a_design', { cause });
  if (cause instanceof EngineError) return new AppError('engine_failed', { cause });
  return cause;
}
