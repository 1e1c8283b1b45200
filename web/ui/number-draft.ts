import { type ChangeEvent, type FocusEvent, type KeyboardEvent, useState } from 'react';

/** Steps of what a field changes. */
export interface StepHistory {
  undo: () => void;
  redo: () => void;
}

interface NumberDraftOptions {
  /** The value as the field writes it while nothing is typed. */
  shown: string;
  /** Called with what was typed, on Enter and when the field is left. */
  onTyped: (value: number) => void;
  /**
   * What Ctrl+Z or Cmd+Z goes through. The browser's own undo jumps from field to field and does not know
   * what the numbers belong to.
   */
  history?: StepHistory | undefined;
}

/** What is being typed into a field of a number: it applies on Enter and when the field is left. */
export function useNumberDraft({ shown, onTyped, history }: NumberDraftOptions) {
  const [draft, setDraft] = useState<string | null>(null);
  const drop = () => setDraft(null);
  const commit = () => {
    const typed = Number(draft?.replace(',', '.'));
    // The value may have more digits than the field shows: left as it is, it stays whole.
    const isOther = draft !== null && draft.trim() !== '' && typed !== Number(shown);
    if (isOther && Number.isFinite(typed)) onTyped(typed);
    drop();
  };
  const step = (event: KeyboardEvent, steps: StepHistory) => {
    const direction = directionOf(event);
    if (direction === null) return;
    event.preventDefault();
    // What is typed is the last change, and not yet a step.
    const isTyping = draft !== null && draft !== shown;
    if (!isTyping) steps[direction]();
    else if (direction === 'undo') drop();
  };
  return {
    drop,
    field: {
      value: draft ?? shown,
      onChange: (event: ChangeEvent<HTMLInputElement>) => setDraft(event.target.value),
      onFocus: (event: FocusEvent<HTMLInputElement>) => event.target.select(),
      onBlur: commit,
      onKeyDown: (event: KeyboardEvent) => {
        if (event.key === 'Enter') commit();
        if (event.key === 'Escape') drop();
        if (history !== undefined) step(event, history);
      },
    },
  };
}

function directionOf({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): 'undo' | 'redo' | null {
  if (altKey || !(ctrlKey || metaKey)) return null;
  const letter = key.toLowerCase();
  if (letter === 'z') return shiftKey ? 'redo' : 'undo';
  return letter === 'y' ? 'redo' : null;
}
