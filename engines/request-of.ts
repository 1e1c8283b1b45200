import { EngineError } from './engine.ts';
import type { PictureOperation, PictureRequest, RequestOf } from './picture-requests.ts';

/**
 * Narrows the request to an operation that the engine serves. Throws an `EngineError` for another, which
 * was sent by mistake.
 */
export function requestOf<Operation extends PictureOperation>(
  request: PictureRequest,
  operation: Operation,
): RequestOf<Operation> {
  if (request.operation !== operation) {
    throw new EngineError('invalid_input', `this engine does not do ${request.operation}`);
  }
  return request as RequestOf<Operation>;
}
