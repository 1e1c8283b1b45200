import type { TrainingMode } from '#contract/trained-styles.ts';
import type { EngineContext, EngineTicket } from './calls.ts';

/** A picture that a style is trained on: upright, in sRGB, without transparency. */
export interface TrainingPicture {
  readonly bytes: Uint8Array;
  readonly mimeType: 'image/jpeg' | 'image/png';
  readonly width: number;
  readonly height: number;
}

export interface TrainStyleRequest {
  /** How many pictures there are. */
  readonly pictureCount: number;
  /** Reads them, all of them small enough to be held at once; not asked for where a ticket is there already. */
  readPictures(): Promise<readonly TrainingPicture[]>;
  /** Whether the whole look is taken from the pictures, or what they show. */
  readonly mode: TrainingMode;
  /** The word that calls the style up in a prompt. */
  readonly triggerWord: string;
}

/** What a training has taught the engine. */
export interface TrainedStyle {
  /** JSON that the engine gets back as `EngineStyle.profile`; nobody else looks into it. */
  readonly profile: unknown;
  /** The same in words, in English: for the user, and for other engines in the profile's place. */
  readonly description: string;
  /** What the provider says that this has cost, in millionths of a US dollar; missing where it does not say. */
  readonly spentMicros?: number;
  /** What the provider calls the training in its own logs. */
  readonly providerRequestId?: string;
}

/**
 * What a training is given beside what to learn from: trainings last so long that one process may begin and another end
 * them. Until a ticket is kept, what is begun before the pictures are read must cost nothing: it may be begun again.
 */
export interface TrainingContext extends EngineContext {
  /** What an attempt before has kept, to be found again by it; null where nothing was begun. */
  readonly ticket: EngineTicket | null;
  /** Keeps what finds a begun training again. Awaited as soon as the provider has it, so that nobody pays for it twice. */
  keepTicket(ticket: EngineTicket): Promise<void>;
}
