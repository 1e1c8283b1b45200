import type { FaceExpression } from '#contract/faces.ts';
import type { EngineContext } from './calls.ts';

/** An engine that reads faces, for the library of a user's own. */
export interface EngineFaces {
  /**
   * Reads the largest face of a picture, a JPEG or PNG. Null if this machine cannot: the runtime or a network
   * is missing or broken.
   */
  read(picture: Uint8Array, context: Pick<EngineContext, 'signal'>): Promise<FaceReading | null>;
  /** All expressions, the one that suits a prompt best first. */
  suiting(prompt: string, context: Pick<EngineContext, 'signal'>): Promise<readonly FaceExpression[]>;
}

/** What a face shows; `neutral` if it is unclear, and where there is none. */
export interface FaceReading {
  expression: FaceExpression;
  /**
   * From eyebrows to chin and ear to ear, in shares of the picture: x, y, width, height. Null without a face.
   */
  box: [number, number, number, number] | null;
}
