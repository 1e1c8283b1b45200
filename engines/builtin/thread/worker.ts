/**
 * The drawing thread. Everything here is synchronous, so that stopping the thread never leaves work running in a pool
 * behind it; progress is posted between the steps.
 */
import { parentPort } from 'node:worker_threads';
import { designRecipe } from '../design.ts';
import { recipeSchema } from '../recipe.ts';
import { encode, reduce, renderRecipe } from '../render.ts';
import { freeCanvas } from '../scratch.ts';
import type { Drawing, DrawingStep, DrawingTask, TaskMessage, ThreadMessage } from './protocol.ts';

function perform(task: DrawingTask, onStep: (step: DrawingStep) => void): Drawing {
  const { recipe, warnings } =
    task.kind === 'design'
      ? designRecipe(task.input)
      : { recipe: recipeSchema.parse(task.recipe), warnings: [] };
  onStep('reading the prompt');
  const canvas = renderRecipe(recipe, onStep);
  const bytes = new Uint8Array(encode(canvas, task.encoding));
  const reduced = reduce(canvas);
  const { width, height } = canvas;
  freeCanvas(canvas);
  onStep('encoding');
  return { bytes, reduced, mimeType: `image/${task.encoding.format}`, width, height, recipe, warnings };
}

/** What is handed over to the owner instead of being copied. */
function buffersOf({ bytes, reduced }: Drawing): ArrayBuffer[] {
  return reduced ? [bytes.buffer, reduced.rgba.buffer] : [bytes.buffer];
}

function onTask({ taskId, task }: TaskMessage): void {
  const post = (message: ThreadMessage, transfer: ArrayBuffer[] = []) =>
    parentPort?.postMessage(message, transfer);
  try {
    const drawing = perform(task, (step) => post({ taskId, kind: 'progress', step }));
    post({ taskId, kind: 'done', drawing }, buffersOf(drawing));
  } catch (error) {
    post({ taskId, kind: 'failed', message: error instanceof Error ? error.message : String(error) });
  }
}

parentPort?.on('message', onTask);
