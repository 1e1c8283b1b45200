import { EngineError } from '#engines/engine.ts';
/** Our own limit of what an engine may cost is no trouble of the engine's. */
export class SpendingLimitError extends EngineError {
  constructor(id: string) {
    super('out_of_credit', `${id} has reached the limit of what it may cost today`);
  }
}
