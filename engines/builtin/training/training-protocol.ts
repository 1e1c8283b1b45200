/** The messages between the training thread and its owner. Structured clones, so plain data only. */
import type { TrainingMode } from '../../../contract/trained-styles.ts';
import type { Profile } from './profile.ts';

/** The thread's input: picture files. */
export interface TrainingTask {
  pictures: readonly Uint8Array[];
  mode: TrainingMode;
}

/** Thread → owner. */
export type TrainingMessage =
  | { kind: 'progress'; measured: number }
  | { kind: 'done'; profile: Profile; description: string }
  | { kind: 'failed'; message: string };
