import { EngineError } from '#engines/engine.ts';
/** Our own limit is not a fault of the engine. */
export class SpendingLimitError extends EngineError {
  constructor(id: string) {
    super('out_of_credit', `${id} has reached the limit of what it may cost today`);
  }
}
