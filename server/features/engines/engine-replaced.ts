import { EngineError, type EngineOperation } from '#engines/engine.ts';

/**
 * An engine was taken away, or set up anew, before a call of it began: nothing was asked for. A training is taken up again
 * later, by what its engine is then; whoever wants pictures asks the engine as it is now, or the next.
 */
export class EngineReplacedError extends EngineError {
  constructor(id: string, operation: EngineOperation) {
    const message = `${id} is no engine of this server any more, or was set up anew`;
    super('unavailable', message, operation === 'trainStyle' ? {} : { mayRetry: false });
  }
}
