/** What the training thread and its owner say to each other. Structured clones, so plain data only. */
import type { TrainingMode } from '#contract/trained-styles.ts';
import type { Profile } from './profile.ts';

/** What the thread is started with: files of pictures. */
export interface TrainingTask {
  pictures: readonly Uint8Array[];
  mode: TrainingMode;
}

/** Thread → owner. */
export type TrainingMessage =
  | { kind: 'progress'; measured: number }
  | { kind: 'done'; profile: Profile; description: string }
  | { kind: 'failed'; message: string };
