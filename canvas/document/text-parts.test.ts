import fc from 'fast-check';
import { expect, test } from 'vitest';
import { assertProperty } from '#testing/assert-property.ts';
import type { LayerOf } from './layer.ts';
import { newText } from './new-layers.ts';
import type { TextPart } from './text.ts';
import { partsOf, resized, styleAt, typed, withoutStyle, withStyle, wordsOf } from './text-parts.ts';

const red = { kind: 'color', color: '#ff0000' } as const;

function text(content: string, parts: TextPart[] = []): LayerOf<'text'> {
  const placed = { id: 'text', name: '', order: 'a0', x: 0, y: 0 };
  return { ...newText({ ...placed, content, font: 'anton', fontSize: 40 }), parts };
}

/** The words that look different. */
const special = (layer: Pick<LayerOf<'text'>, 'content' | 'parts'>) =>
  partsOf(layer).map(({ from, to }) => layer.content.slice(from, to));

const styled = (content: string, words: string) => {
  const layer = text(content);
  const from = content.indexOf(words);
  return { ...layer, parts: withStyle(layer, { from, to: from + words.length }, { fill: red }) };
};

test('gives words a look, and takes it back', () => {
  const layer = styled('I survived 100 days', '100');
  expect(layer.parts).toEqual([{ from: 11, to: 14, style: { fill: red }, words: '100' }]);
  expect(styleAt(layer, 12).fill).toEqual(red);
  expect(styleAt(layer, 14).fill).toEqual(layer.fill);
  const larger = { ...layer, parts: withStyle(layer, { from: 2, to: 14 }, { fontSize: 60 }) };
  expect(special(larger)).toEqual(['survived ', '100']);
  expect(styleAt(larger, 12)).toMatchObject({ fill: red, fontSize: 60 });
  expect(withoutStyle(larger, { from: 0, to: 19 })).toEqual([]);
});

test('what is as in the rest of the text is not kept', () => {
  const layer = text('One two');
  expect(withStyle(layer, { from: 0, to: 3 }, { font: 'anton', isBold: false })).toEqual([]);
  const part = withStyle(layer, { from: 0, to: 3 }, { highlight: { color: '#ffee00', rounding: 0.1 } });
  expect(withStyle({ ...layer, parts: part }, { from: 0, to: 3 }, { highlight: null })).toEqual([]);
});

test('words beside each other with one look are one part', () => {
  const one = styled('One two', 'One');
  const both = withStyle(one, { from: 3, to: 7 }, { fill: red });
  expect(both).toEqual([{ from: 0, to: 7, style: { fill: red }, words: 'One two' }]);
});

const after = (layer: LayerOf<'text'>, content: string, caret?: number) => ({
  ...layer,
  ...typed(layer, content, caret),
});

test('words keep their look while the text is typed', () => {
  const layer = styled('I survived 100 days', '100');
  expect(special(after(layer, 'Yes, I survived 100 days'))).toEqual(['100']);
  expect(special(after(layer, 'I survived 100 days alone'))).toEqual(['100']);
  expect(special(after(layer, 'I survived 1000 days', 15))).toEqual(['1000']);
  expect(special(after(layer, 'I survived 1050 days', 14))).toEqual(['1050']);
  expect(special(after(layer, 'I survived days'))).toEqual([]);
  expect(special(after(layer, 'I survived seven days', 16))).toEqual(['seven']);
  expect(special(after(layer, ''))).toEqual([]);
  // Before the first letter of the words, and from before them into them.
  expect(special(after(layer, 'I survived x100 days', 12))).toEqual(['100']);
  expect(special(after(layer, 'I surv00 days', 6))).toEqual(['00']);
});

test('the caret tells which of equal letters is new', () => {
  const layer = styled('aa', 'a');
  expect(special(after(layer, 'aaa', 1))).toEqual(['a']);
  expect(after(layer, 'aaa', 1).parts[0]).toMatchObject({ from: 1, to: 2 });
  expect(after(layer, 'aaa', 2).parts[0]).toMatchObject({ from: 0, to: 2 });
});

test('any typing leaves each character that stays as it looked, and parts in order', () => {
  const number = fc.nat({ max: 12 });
  const edits = fc.array(fc.tuple(number, number, number), { maxLength: 6 });
  assertProperty(
    fc.property(number, number, number, edits, (size, start, length, changes) => {
      // Each character is another one, so that it is known which of them stay.
      let next = 0x4e00;
      const letters = (count: number) => String.fromCharCode(...Array.from({ length: count }, () => next++));
      let layer = text(letters(size));
      layer = { ...layer, parts: withStyle(layer, { from: start, to: start + length }, { fill: red }) };
      for (const [place, count, typedCount] of changes) {
        const at = Math.min(place, layer.content.length);
        const inserted = letters(typedCount);
        const content = layer.content.slice(0, at) + inserted + layer.content.slice(at + count);
        const before = layer;
        layer = after(layer, content, at + inserted.length);
        for (const [index, letter] of [...content].entries()) {
          const was = before.content.indexOf(letter);
          if (was >= 0) expect(styleAt(layer, index).fill).toEqual(styleAt(before, was).fill);
        }
      }
      let end = 0;
      for (const { from, to, words } of layer.parts) {
        expect(from).toBeGreaterThanOrEqual(end);
        expect(layer.content.slice(from, to)).toBe(words);
        end = to;
      }
    }),
  );
});

test('parts follow their words where another tab has typed before them', () => {
  const layer = styled('I survived 100 days', '100');
  expect(special({ ...layer, content: 'Look: I survived 100 days' })).toEqual(['100']);
  expect(special({ ...layer, content: '100 times 100 days' })).toEqual(['100']);
  expect(partsOf({ ...layer, content: '100 times 100 days' })[0]?.from).toBe(10);
  // Words that are gone leave their look where they were, inside the text.
  expect(special({ ...layer, content: 'I survived it' })).toEqual(['it']);
  expect(special({ ...layer, content: 'Gone' })).toEqual([]);
});

test('of parts that overlap the last wins, and stays so while typing', () => {
  const layer = text('One two', [
    { from: 0, to: 7, style: { isBold: true } },
    { from: 2, to: 5, style: { isBold: false, isItalic: true } },
  ]);
  const longer = after(layer, '1 One two', 2);
  expect(styleAt(longer, 3)).toMatchObject({ isBold: true, isItalic: false });
  expect(styleAt(longer, 5)).toMatchObject({ isBold: false, isItalic: true });
});

test('words of a size of their own stay larger than the rest', () => {
  const layer = text('One two');
  const parts = withStyle(layer, { from: 0, to: 3 }, { fontSize: 60 });
  const larger = resized({ ...layer, parts }, 80);
  expect(larger).toMatchObject({ fontSize: 80, parts: [{ style: { fontSize: 120 } }] });
  expect(resized({ ...layer, parts }, 400).parts[0]?.style.fontSize).toBe(400);
});

test('finds the words of scripts with and without spaces', () => {
  const words = (content: string) => wordsOf(content).map(({ from, to }) => content.slice(from, to));
  expect(words('I survived, 100 days! 🔥')).toEqual(['I', 'survived', '100', 'days', '🔥']);
  expect(words('أنا هنا')).toEqual(['أنا', 'هنا']);
  expect(words('私は学生').length).toBeGreaterThan(1);
});
