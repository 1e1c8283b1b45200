import fc from 'fast-check';
import { expect, test } from 'vitest';
import { assertProperty } from '#testing/assert-property.ts';
import { anyOperation, type Operation } from '../testing/operations.ts';
import { someLayers } from '../testing/test-editor.ts';
import { apply, removeLayer, setDocument, setFields } from './changes.ts';
import { type CanvasDocument, emptyDocument } from './document.ts';
import { emptyHistory, type History, keptSteps, record, redo, undo } from './history.ts';

const start: CanvasDocument = {
  ...emptyDocument(400, 300),
  layers: Object.fromEntries(someLayers().map((layer) => [layer.id, layer])),
};

function perform(document: CanvasDocument, history: History, operation: Operation) {
  const changes = operation(document);
  return { document: apply(document, changes), history: record(history, { name: 'step', changes }) };
}

function repeat(
  step: typeof undo,
  document: CanvasDocument,
  history: History,
): { document: CanvasDocument; history: History } {
  const next = step(document, history);
  return next ? repeat(step, next.document, next.history) : { document, history };
}

test('any sequence of up to 50 operations undone gives the first state, and redone the last', () => {
  assertProperty(
    fc.property(fc.array(anyOperation(), { maxLength: keptSteps }), (operations) => {
      let current: { document: CanvasDocument; history: History } = {
        document: start,
        history: emptyHistory,
      };
      for (const next of operations) current = perform(current.document, current.history, next);
      const undone = repeat(undo, current.document, current.history);
      expect(undone.document).toEqual(start);
      expect(repeat(redo, undone.document, undone.history).document).toEqual(current.document);
    }),
  );
});

test('keeps 50 steps and forgets the oldest', () => {
  let current: { document: CanvasDocument; history: History } = { document: start, history: emptyHistory };
  for (let width = 1; width <= keptSteps + 5; width += 1) {
    current = perform(current.document, current.history, (document) => setDocument(document, { width }));
  }
  expect(repeat(undo, current.document, current.history).document.width).toBe(5);
});

test('a new step forgets what was undone', () => {
  const first = perform(start, emptyHistory, (document) => setDocument(document, { width: 10 }));
  const undone = undo(first.document, first.history);
  const second = perform(undone?.document ?? start, undone?.history ?? emptyHistory, (document) =>
    setDocument(document, { width: 20 }),
  );
  expect(redo(second.document, second.history)).toBeNull();
});

test('undo takes back only one’s own steps, and leaves what another tab has changed since', () => {
  const own = perform(start, emptyHistory, (document) =>
    setFields(document, 'box', { opacity: 0.5, name: 'Mine' }),
  );
  const merged = apply(own.document, setFields(own.document, 'box', { opacity: 0.9 }));
  const undone = undo(merged, own.history);
  expect(undone?.document.layers.box).toMatchObject({ opacity: 0.9, name: 'Box' });
  const redone = undone && redo(undone.document, undone.history);
  expect(redone?.document.layers.box).toMatchObject({ opacity: 0.9, name: 'Mine' });
});

test('undo of a step on a layer that another tab has removed does nothing', () => {
  const own = perform(start, emptyHistory, (document) => setFields(document, 'box', { opacity: 0.5 }));
  const merged = apply(own.document, removeLayer(own.document, 'box'));
  expect(undo(merged, own.history)?.document).toEqual(merged);
});
