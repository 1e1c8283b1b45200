import type { EngineResult } from '../calls.ts';
import type { Engine, EngineErrorKind } from '../engine.ts';
import { EngineError } from '../engine.ts';
import type { EngineNetwork } from '../network.ts';
import type { PictureRequest } from '../picture-requests.ts';
import { engineContext } from './requests.ts';
import type { Answer, ReceivedRequest } from './stand-in.ts';

/** An engine in the fault matrix: its provider's successful responses, and the calls that can fail. */
export interface MatrixSubject {
  readonly name: string;
  /** Opens the engine with its provider at this origin, by default through a network without guards. */
  open(origin: string, network?: EngineNetwork): Engine;
  /** Responds to all requests for one picture, which is this PNG. */
  respondWithSuccess(origin: string, png: Buffer): Answer;
  /** Whether the provider charges for a request. */
  isPaidCall(request: ReceivedRequest): boolean;
  /** Whether a request polls for the result, for engines that do. */
  isResultCall?(request: ReceivedRequest): boolean;
  /** Responds to a poll while the work is running. */
  stillWorking?(origin: string): Answer;
  /** Faults that mean something else to this provider, by name, and why. */
  readonly exceptions?: Readonly<
    Record<string, { kind: EngineErrorKind; mayHaveCost?: boolean; why: string }>
  >;
}

/** Both steps of a call, as the server makes them. */
export async function makePictures(
  engine: Engine,
  request: PictureRequest,
  context = engineContext(),
): Promise<EngineResult> {
  return engine.collect(request, await engine.submit(request, context), context);
}

/** Returns the error of some work, which must be an `EngineError`. */
export async function thrownBy(work: Promise<unknown>): Promise<EngineError> {
  const thrown = await work.then(
    () => null,
    (error: unknown) => error,
  );
  if (!(thrown instanceof EngineError)) throw new Error('no engine error was thrown', { cause: thrown });
  return thrown;
}
