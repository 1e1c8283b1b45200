import { expect, it } from 'vitest';
import { acceptedSchema, choicesIn, failureOf, filesAt, outcomeSchema, queueSchema } from './answers.ts';
import { graphSchema } from './graph.ts';
import { createProgress } from './progress.ts';
import { comfyUiRules } from './rules.ts';
import {
  checkpointLoaders,
  histories,
  messages,
  promptId,
  prompts,
  queues,
} from './testing/literal-answers.ts';

const rules = comfyUiRules('ComfyUI');
const refusal = (json: unknown) => {
  const answer = { status: 400, headers: new Headers(), text: JSON.stringify(json), json };
  return [rules.explain?.(answer) ?? null, rules.codeOf?.(answer) ?? null];
};

it('an accepted graph has its id', () => {
  expect(acceptedSchema.parse(prompts.accepted).prompt_id).toBe(promptId);
});

it.each([
  ['noPrompt', 'misconfigured', null],
  ['unknownNode', 'misconfigured', 'ImageRemoveBackground does not exist'],
  ['unknownNodeOfNew', 'misconfigured', 'ImageRemoveBackground does not exist'],
  ['noOutputs', 'misconfigured', null],
  ['unknownCheckpoint', 'misconfigured', 'CheckpointLoaderSimple.ckpt_name value_not_in_list'],
  ['noPromptOfOld', null, null],
] as const)('the refusal %s is %s, with the code %s', (name, kind, code) => {
  expect(refusal(prompts[name])).toEqual([kind, code]);
});

it('a queue names its prompts', () => {
  expect(queueSchema.parse(queues.idle)).toEqual({ queue_running: [], queue_pending: [] });
  for (const queue of [queues.running, queues.runningOfNew]) {
    expect(queueSchema.parse(queue).queue_running).toMatchObject([{ promptId }]);
  }
});

it('a history has files, or why there are none', () => {
  const success = outcomeSchema.parse(histories.success[promptId]);
  expect(failureOf(success)).toBeNull();
  expect(filesAt(success, '9')).toEqual([
    { filename: 'a_00001_.png', subfolder: 'Adventure', type: 'output' },
  ]);
  expect(failureOf(outcomeSchema.parse(histories.failure[promptId]))).toBe(
    'could not finish (VAEDecode torch.OutOfMemoryError)',
  );
  expect(failureOf(outcomeSchema.parse(histories.interrupted[promptId]))).toBe('was interrupted');
});

it('a loader names its files', () => {
  for (const loader of checkpointLoaders)
    expect(choicesIn(loader, 'ckpt_name')).toEqual(['tiny.safetensors']);
});

it('messages move the progress forward to its end', () => {
  const progress = createProgress([promptId]);
  const graph = graphSchema.parse(queues.running.queue_running[0]?.[2]);
  progress.expect(promptId, graph);
  const shares = messages.flatMap(({ type, data }) => progress.receive(type, data) ?? []);
  expect(shares).toEqual(shares.toSorted((one, other) => one - other));
  expect(shares.length).toBeGreaterThan(3);
  expect(shares.at(-1)).toBe(1);
});
