import { describe, expect, it } from 'vitest';
import { choicesIn, failureOf, filesAt, hasNodeErrors, outcomeSchema, queueSchema } from './answers.ts';

const outcome = (outputs: object, status?: object) => outcomeSchema.parse({ outputs, status });

describe('the output files of a graph', () => {
  it('are read at the output node, whatever other nodes have', () => {
    const file = { filename: 'a.png', subfolder: 'x', type: 'output' };
    const read = outcome({
      9: { images: [{ source: 'websocket' }, file] },
      3: null,
      4: { text: ['words'] },
      5: [1],
    });
    expect(filesAt(read, '9')).toEqual([file]);
    for (const node of ['3', '4', '5', '6']) expect(filesAt(read, node)).toEqual([]);
  });

  it('have the defaults that older servers leave out', () => {
    expect(filesAt(outcome({ 9: { images: [{ filename: 'a.png' }] } }), '9')).toEqual([
      { filename: 'a.png', subfolder: '', type: 'output' },
    ]);
  });
});

describe('the end of a graph', () => {
  it.each([
    [undefined, null],
    [{ status_str: 'success' }, null],
    [{ status_str: 'error' }, 'could not finish'],
    [{ status_str: 'error', messages: [null, 7, ['execution_error', null]] }, 'could not finish'],
    [
      {
        status_str: 'error',
        messages: [['execution_error', { node_type: 'VAEDecode', exception_type: 'KeyError' }]],
      },
      'could not finish (VAEDecode KeyError)',
    ],
    [
      { status_str: 'error', messages: [['execution_error', { node_type: 'a\n"b"', exception_type: 7 }]] },
      'could not finish',
    ],
    [{ status_str: 'error', messages: [['execution_interrupted', {}]] }, 'was interrupted'],
  ])('with %j is reported as %j', (status, said) => {
    expect(failureOf(outcome({}, status))).toBe(said);
  });
});

it('a queue is read despite the items that extensions add', () => {
  const { queue_running, queue_pending } = queueSchema.parse({
    queue_running: [[1.5, 'p1', { 1: { class_type: 'X', inputs: {} } }, {}, [], 'more'], 'odd', null],
    queue_pending: [['no number', 'p2', 'no graph']],
  });
  expect(queue_running).toEqual([{ promptId: 'p1', graph: { 1: { class_type: 'X', inputs: {} } } }]);
  expect(queue_pending).toEqual([{ promptId: 'p2', graph: {} }]);
});

it('an error of a node matters only if the output depends on it', () => {
  expect(hasNodeErrors(undefined, '9')).toBe(false);
  expect(hasNodeErrors([], '9')).toBe(false);
  expect(hasNodeErrors({ 4: { dependent_outputs: ['8'] } }, '9')).toBe(false);
  expect(hasNodeErrors({ 4: { dependent_outputs: ['8', '9'] } }, '9')).toBe(true);
  expect(hasNodeErrors({ 4: { errors: [] } }, '9')).toBe(true);
});

it('choices are read in the formats of older and newer servers', () => {
  const info = (said: unknown) => ({ input: { required: { name: said } } });
  expect(choicesIn(info([['a', 'b'], {}]), 'name')).toEqual(['a', 'b']);
  expect(choicesIn(info(['COMBO', { options: ['a', 7] }]), 'name')).toEqual(['a']);
  for (const odd of [undefined, null, {}, info('a'), info(['COMBO']), info(['COMBO', null]), info([])]) {
    expect(choicesIn(odd, 'name')).toEqual([]);
  }
});
