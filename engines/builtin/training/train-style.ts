import { Worker } from 'node:worker_threads';
import type { EngineContext } from '../../calls.ts';
import { EngineError } from '../../engine.ts';
import type { TrainedStyle, TrainingPicture, TrainStyleRequest } from '../../training.ts';
import type { TrainingMessage, TrainingTask } from './training-protocol.ts';

/** Measuring's share of the progress; the rest is reading and combining. */
const measuringShare = 0.95;

/**
 * The built-in training: measures the pictures in a thread that ends with the training. It trains no model
 * and learns only the pictures' look, not their subjects (see `profile.ts`).
 */
export function trainStyle(
  { pictures, mode }: Pick<TrainStyleRequest, 'mode'> & { pictures: readonly TrainingPicture[] },
  { signal, onProgress }: EngineContext,
): Promise<TrainedStyle> {
  signal.throwIfAborted();
  const task: TrainingTask = { pictures: pictures.map(({ bytes }) => bytes), mode };
  const worker = new Worker(new URL('./training-worker.ts', import.meta.url), { workerData: task });
  return new Promise<TrainedStyle>((resolve, reject) => {
    const end = (settle: () => void) => {
      signal.removeEventListener('abort', onAbort);
      settle();
      void worker.terminate();
    };
    const fail = (kind: 'invalid_input' | 'unavailable', message: string, cause?: unknown) =>
      end(() => reject(new EngineError(kind, message, { cause })));
    const onAbort = () => end(() => reject(signal.reason));
    signal.addEventListener('abort', onAbort);
    worker.on('message', (message: TrainingMessage) => {
      if (message.kind === 'progress') {
        onProgress((message.measured / pictures.length) * measuringShare, 'working');
      } else if (message.kind === 'done') {
        const { profile, description } = message;
        end(() => resolve({ profile, description }));
      } else fail('invalid_input', `the pictures could not be measured: ${message.message}`);
    });
    worker.on('error', (error) => fail('unavailable', 'the training thread ended unexpectedly', error));
    worker.on('exit', () => fail('unavailable', 'the training thread ended unexpectedly'));
  });
}
