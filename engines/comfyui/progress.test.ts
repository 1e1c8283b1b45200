import { expect, it } from 'vitest';
import { createProgress } from './progress.ts';

/** A sampler of eight steps between two nodes of weight one. */
const graph = {
  load: { class_type: 'CheckpointLoaderSimple', inputs: {} },
  sampler: { class_type: 'KSampler', inputs: { steps: 8 } },
  save: { class_type: 'SaveImage', inputs: {} },
};

it('counts a sampler by its steps, as far as the server has reported', () => {
  const progress = createProgress(['p']);
  progress.expect('p', graph);
  const receive = (type: string, data: object) => progress.receive(type, { prompt_id: 'p', ...data });
  expect(receive('execution_cached', { nodes: ['load'] })).toBe(0.1);
  expect(receive('executing', { node: 'sampler' })).toBe(null);
  expect(receive('progress', { node: 'sampler', value: 4, max: 8 })).toBe(0.5);
  // A late older message does not reduce it.
  expect(receive('progress', { node: 'sampler', value: 2, max: 8 })).toBe(null);
  expect(receive('executing', { node: 'save' })).toBe(0.9);
  expect(receive('progress_state', { nodes: { save: { state: 'finished', value: 1, max: 1 } } })).toBe(1);
});

it('covers several graphs', () => {
  const progress = createProgress(['p', 'q']);
  progress.expect('p', graph);
  expect(progress.receive('execution_success', { prompt_id: 'p' })).toBe(0.5);
  expect(progress.receive('execution_success', { prompt_id: 'q' })).toBe(1);
});

it.each([
  ['progress', null],
  ['progress', { prompt_id: 'other', node: 'sampler', value: 8, max: 8 }],
  ['progress', { prompt_id: 'p', node: 'sampler', value: 'x', max: 8 }],
  ['progress', { prompt_id: 'p', node: 'sampler', value: 3, max: 0 }],
  ['progress', { prompt_id: 'p', node: 'unknown', value: 8, max: 8 }],
  ['progress_state', { prompt_id: 'p', nodes: { sampler: null } }],
  ['progress_state', { prompt_id: 'p', nodes: ['sampler'] }],
  ['crystools.monitor', { cpu: 7 }],
])('ignores %s of %j', (type, data) => {
  const progress = createProgress(['p']);
  progress.expect('p', graph);
  expect(progress.receive(type, data)).toBe(null);
});
