import { EngineError, type EngineOperation } from '#engines/engine.ts';

/**
 * The engine was removed or reconfigured before the call started; nothing was sent. A training resumes later
 * with its engine as configured then; pictures go to the engine as it is now, or to the next one.
 */
export class EngineReplacedError extends EngineError {
  constructor(id: string, operation: EngineOperation) {
    const message = `${id} was removed from this server or reconfigured`;
    super('unavailable', message, operation === 'trainStyle' ? {} : { mayRetry: false });
  }
}
