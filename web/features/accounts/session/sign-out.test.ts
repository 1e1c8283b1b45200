import { expect, test } from 'vitest';
import { clearBrowserStorage } from './sign-out.ts';

function storageOf(entries: Record<string, string>): Storage {
  const map = new Map(Object.entries(entries));
  return {
    get length() {
      return map.size;
    },
    key: (index) => [...map.keys()][index] ?? null,
    getItem: (key) => map.get(key) ?? null,
    setItem: (key, value) => void map.set(key, value),
    removeItem: (key) => void map.delete(key),
    clear: () => map.clear(),
  };
}

test('clears the user’s data and keeps the browser’s own', () => {
  const storage = storageOf({ user: '{}', 'adventure-theme': 'light', 'studio-draft': 'secret plans' });
  clearBrowserStorage(storage);
  expect(storage.length).toBe(1);
  expect(storage.getItem('adventure-theme')).toBe('light');
});

test('clears what the canvas editor has kept', () => {
  const storage = storageOf({
    'adventure-canvas-welcome': '{}',
    'adventure-canvas-changes:one:tab': '{}',
    'canvasTextLooks:ada': '[]',
    canvasView: '{}',
  });
  clearBrowserStorage(storage);
  expect(storage.length).toBe(0);
});

test('never removes the browser’s own data, even for a moment that another tab could see', () => {
  const storage = storageOf({ user: '{}', 'adventure-language': 'pt' });
  const seenByAnotherTab: (string | null)[] = [];
  const look = () => seenByAnotherTab.push(storage.getItem('adventure-language'));
  const { clear, removeItem } = storage;
  storage.clear = () => {
    clear();
    look();
  };
  storage.removeItem = (key) => {
    removeItem(key);
    look();
  };
  clearBrowserStorage(storage);
  expect(new Set(seenByAnotherTab)).toEqual(new Set(['pt']));
});
