import { expect, it } from 'vitest';
import { chooseIcon } from './choose-icon.ts';

const icon = (id: string, label = id.replaceAll('-', ' ')) => ({ id, label });

it('prefers the drawing that shares most words, not the first one', () => {
  const found = [icon('sake'), icon('teacup-without-handle'), icon('trophy')];
  expect(chooseIcon('trophy cup', found)?.id).toBe('trophy');
});

it('accepts another name of a single word', () => {
  expect(chooseIcon('iphone', [icon('mobile-phone')])?.id).toBe('mobile-phone');
  expect(chooseIcon('caveira', [icon('skull', 'caveira')])?.id).toBe('skull');
});

it('finds nothing for words that only sound like a drawing', () => {
  expect(chooseIcon('elon musk', [icon('melon')])).toBeNull();
  expect(chooseIcon('lamborghini', [])).toBeNull();
});
