import { describe, expect, it } from 'vitest';
import { type ReferenceStroke, referenceLimits, referenceListField } from '#contract/references.ts';
import {
  beginStroke,
  clearStrokes,
  dropStroke,
  endStroke,
  extendStroke,
  fitSettings,
  hasSubject,
  isFull,
  type Marking,
  type Point,
  redoStroke,
  startMarking,
  undoStroke,
} from './strokes.ts';

const brush = { marks: 'subject', width: 0.05 } as const;

function drawn(points: readonly Point[], marking: Marking = startMarking([]), ratio = 16 / 9): Marking {
  const [first = [0, 0] as const, ...rest] = points;
  return endStroke(extendStroke(beginStroke(marking, brush, first), rest), ratio);
}

const dot: ReferenceStroke = { ...brush, points: [[0.5, 0.5]] };

describe('a stroke', () => {
  it('keeps the corners of its shape and no more points than needed', () => {
    const across = Array.from({ length: 101 }, (_, at): Point => [at / 100, 0.2]);
    const down = Array.from({ length: 50 }, (_, at): Point => [1, 0.2 + at / 100]);
    const { strokes, drawing } = drawn([...across, ...down]);
    expect(strokes[0]?.points).toEqual([
      [0, 0.2],
      [1, 0.2],
      [1, 0.69],
    ]);
    expect(drawing).toBeNull();
  });

  it('may be a dot, and stays inside the picture', () => {
    expect(drawn([[0.51234, 0.5]]).strokes[0]?.points).toEqual([[0.512, 0.5]]);
    expect(drawn([[-3, 2]]).strokes[0]?.points).toEqual([[0, 1]]);
  });

  it('never has more points than the server accepts', () => {
    const wild = Array.from({ length: 5_000 }, (_, at): Point => [(at % 97) / 97, ((at * 31) % 89) / 89]);
    const [stroke] = drawn(wild).strokes;
    expect(stroke?.points.length).toBeLessThanOrEqual(referenceLimits.maxPointsPerStroke);
    expect(stroke?.points.length).toBeGreaterThan(2);
  });

  it('is dropped when the system cancels the touch', () => {
    const started = extendStroke(beginStroke(startMarking([dot]), brush, [0, 0]), [[1, 1]]);
    expect(endStroke(dropStroke(started), 1).strokes).toEqual([dot]);
  });
});

describe('undo', () => {
  it('removes strokes one by one, and redo restores them', () => {
    const two = drawn([[0.2, 0.2]], drawn([[0.1, 0.1]]));
    const none = undoStroke(undoStroke(two));
    expect(none.strokes).toEqual([]);
    expect(undoStroke(none)).toEqual(none);
    const again = redoStroke(redoStroke(none));
    expect(again.strokes).toEqual(two.strokes);
    expect(redoStroke(again)).toEqual(again);
  });

  it('restores cleared strokes', () => {
    const two = drawn([[0.2, 0.2]], drawn([[0.1, 0.1]]));
    expect(clearStrokes(two).strokes).toEqual([]);
    expect(redoStroke(redoStroke(clearStrokes(two))).strokes).toEqual(two.strokes);
  });

  it('is emptied by the next stroke', () => {
    const next = drawn([[0.3, 0.3]], undoStroke(drawn([[0.1, 0.1]])));
    expect(redoStroke(next).strokes).toHaveLength(1);
  });
});

it('starts no stroke beyond the limit', () => {
  const full = startMarking(Array.from({ length: referenceLimits.maxStrokes }, () => dot));
  expect(isFull(full)).toBe(true);
  expect(drawn([[0.1, 0.1]], full)).toEqual(full);
});

it('knows whether a subject was marked', () => {
  expect(hasSubject([{ ...dot, marks: 'background' }])).toBe(false);
  expect(hasSubject([{ ...dot, marks: 'background' }, dot])).toBe(true);
});

describe('the request', () => {
  it('has strokes only for a cut-out', () => {
    const settings = fitSettings([
      { use: 'cutout', strokes: [dot] },
      { use: 'card', strokes: [dot] },
    ]);
    expect(settings).toEqual([
      { use: 'cutout', strokes: [dot] },
      { use: 'card', strokes: [] },
    ]);
  });

  it('is accepted by the server however much was drawn', () => {
    const points = Array.from({ length: 400 }, (_, at): [number, number] => [at / 401, 0.123]);
    const strokes = Array.from({ length: 40 }, () => ({ ...brush, points }));
    const sent = fitSettings(Array.from({ length: 5 }, () => ({ use: 'cutout', strokes })));
    expect(referenceListField.parse(JSON.stringify(sent))).toEqual(sent);
    expect(sent[4]?.strokes[39]?.points.length).toBeGreaterThan(2);
  });
});
