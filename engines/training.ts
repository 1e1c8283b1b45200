import type { TrainingMode } from '#contract/trained-styles.ts';
import type { EngineContext, EngineTicket } from './calls.ts';

/** A picture to train a style on: upright, in sRGB, without transparency. */
export interface TrainingPicture {
  readonly bytes: Uint8Array;
  readonly mimeType: 'image/jpeg' | 'image/png';
  readonly width: number;
  readonly height: number;
}

export interface TrainStyleRequest {
  /** The number of pictures. */
  readonly pictureCount: number;
  /** Reads them, small enough to hold all of them in memory. Not called if there is a ticket. */
  readPictures(): Promise<readonly TrainingPicture[]>;
  /** Whether to learn the look of the pictures, or what they show. */
  readonly mode: TrainingMode;
  /** The word that selects the style in a prompt. */
  readonly triggerWord: string;
}

/** The result of a training. */
export interface TrainedStyle {
  /** JSON that the engine gets back as `EngineStyle.profile`. Only this engine reads it. */
  readonly profile: unknown;
  /** The style in English words: for the user, and for other engines in place of the profile. */
  readonly description: string;
  /** The cost in millionths of a US dollar, as the provider reports it; missing when it does not. */
  readonly spentMicros?: number;
  /** The provider's id of the training in its own logs. */
  readonly providerRequestId?: string;
}

/**
 * The context of a training. Trainings last so long that one process may start and another end them. Until
 * a ticket is kept, what starts before the pictures are read must cost nothing, because it may be started
 * again.
 */
export interface TrainingContext extends EngineContext {
  /** The ticket of an earlier attempt; null when nothing was started. */
  readonly ticket: EngineTicket | null;
  /**
   * Stores the ticket of a started training. Await it as soon as the provider has the training, so that it
   * is never paid twice.
   */
  keepTicket(ticket: EngineTicket): Promise<void>;
}
