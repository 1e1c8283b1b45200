import { useState } from 'react';
import { useSave } from './use-save.ts';

/**
 * A control that saves as soon as it is changed. What was chosen stays chosen when it cannot be saved, with a way to try
 * again; news from the server changes only what nobody is changing here.
 */
export function useChoice<Value>(saved: Value, send: (value: Value) => Promise<unknown>) {
  const [chosen, setChosen] = useState<{ value: Value } | null>(null);
  const { save, saving } = useSave(send);
  const choose = (value: Value) => {
    const choice = { value };
    setChosen(choice);
    // Of two quick changes the later one stays on the screen until it is saved itself.
    save(value, { onSuccess: () => setChosen((now) => (now === choice ? null : now)) });
  };
  return {
    value: chosen === null ? saved : chosen.value,
    choose,
    saving,
    retry: () => chosen !== null && choose(chosen.value),
  };
}
