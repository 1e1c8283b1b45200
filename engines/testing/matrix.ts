import type { EngineResult } from '../calls.ts';
import type { Engine, EngineErrorKind } from '../engine.ts';
import { EngineError } from '../engine.ts';
import type { EngineNetwork } from '../network.ts';
import type { PictureRequest } from '../picture-requests.ts';
import { engineContext } from './requests.ts';
import type { Answer, ReceivedRequest } from './stand-in.ts';

/** An engine as the table of faults takes it: how its provider answers on a good day, and where it can have a bad one. */
export interface MatrixSubject {
  readonly name: string;
  /** The engine, its provider being at this origin; by a network without guards, if none is given. */
  open(origin: string, network?: EngineNetwork): Engine;
  /** Answers everything that is asked for one picture, which is this PNG. */
  goodDay(origin: string, png: Buffer): Answer;
  /** Whether a request is the one that the provider takes money for. */
  isPaidCall(request: ReceivedRequest): boolean;
  /** Of engines that ask for the result afterwards: whether a request does so. */
  isResultCall?(request: ReceivedRequest): boolean;
  /** Answers a result call as long as the work goes on. */
  stillWorking?(origin: string): Answer;
  /** Faults that mean another thing to this provider than to others, by their names, and why. */
  readonly exceptions?: Readonly<
    Record<string, { kind: EngineErrorKind; mayHaveCost?: boolean; why: string }>
  >;
}

/** Both steps of a call, as the server takes them. */
export async function makePictures(
  engine: Engine,
  request: PictureRequest,
  context = engineContext(),
): Promise<EngineResult> {
  return engine.collect(request, await engine.submit(request, context), context);
}

/** What some work throws, which must be the error of all engines. */
export async function thrownBy(work: Promise<unknown>): Promise<EngineError> {
  const thrown = await work.then(
    () => null,
    (error: unknown) => error,
  );
  if (!(thrown instanceof EngineError)) throw new Error('no engine error was thrown', { cause: thrown });
  return thrown;
}
