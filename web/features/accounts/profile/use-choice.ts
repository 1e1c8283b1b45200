import { useState } from 'react';
import { useSave } from './use-save.ts';

/**
 * A control that saves on change. A failed save keeps the choice and offers a retry; updates from the server
 * apply only while no change is pending.
 */
export function useChoice<Value>(saved: Value, send: (value: Value) => Promise<unknown>) {
  const [chosen, setChosen] = useState<{ value: Value } | null>(null);
  const { save, saving } = useSave(send);
  const choose = (value: Value) => {
    const choice = { value };
    setChosen(choice);
    // Of two quick changes the later stays on screen until its own save ends.
    save(value, { onSuccess: () => setChosen((now) => (now === choice ? null : now)) });
  };
  return {
    value: chosen === null ? saved : chosen.value,
    choose,
    saving,
    retry: () => chosen !== null && choose(chosen.value),
  };
}
