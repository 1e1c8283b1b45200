/**
 * The drawing thread. Everything here is synchronous, so that stopping the thread never leaves work running
 * in a thread pool; progress is posted between the steps.
 */
import { parentPort } from 'node:worker_threads';
import { designRecipe } from '../design.ts';
import { recipeSchema } from '../recipe.ts';
import { pixelsOf, reduce, renderRecipe } from '../render.ts';
import { freeCanvas } from '../scratch.ts';
import type { DrawingStep, DrawingTask, DrawnPicture } from './protocol.ts';
import type { TaskMessage, ThreadMessage } from './task-thread.ts';

function perform(task: DrawingTask, onStep: (step: DrawingStep) => void): DrawnPicture {
  const { recipe, warnings } =
    task.kind === 'design'
      ? designRecipe(task.input)
      : { recipe: recipeSchema.parse(task.recipe), warnings: [] };
  onStep('reading the prompt');
  const canvas = renderRecipe(recipe, { onStep, photos: task.photos });
  const pixels = pixelsOf(canvas);
  onStep('finishing');
  const reduced = reduce(canvas);
  freeCanvas(canvas);
  return { pixels, reduced, recipe, warnings };
}

/** The buffers to transfer to the owner instead of copying. */
function buffersOf({ pixels, reduced }: DrawnPicture): ArrayBuffer[] {
  return reduced ? [pixels.rgba.buffer, reduced.rgba.buffer] : [pixels.rgba.buffer];
}

function onTask({ taskId, task }: TaskMessage<DrawingTask>): void {
  const post = (message: ThreadMessage<DrawingStep, DrawnPicture>, transfer: ArrayBuffer[] = []) =>
    parentPort?.postMessage(message, transfer);
  try {
    const drawing = perform(task, (step) => post({ taskId, kind: 'progress', step }));
    post({ taskId, kind: 'done', result: drawing }, buffersOf(drawing));
  } catch (error) {
    post({ taskId, kind: 'failed', message: error instanceof Error ? error.message : String(error) });
  }
}

parentPort?.on('message', onTask);
