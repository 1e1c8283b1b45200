import { useId, useState } from 'react';
import { Switch } from '#web/ui/switch.tsx';
import { SaveLine } from './save-line.tsx';
import { useSave } from './use-save.ts';

interface SwitchRowProps {
  label: string;
  line: string;
  isOn: boolean;
  onSave: (isOn: boolean) => Promise<unknown>;
}

/** A label and its explanation on the left, the switch on the right. Saves on change. */
export function SwitchRow({ label, line, isOn, onSave }: SwitchRowProps) {
  const id = useId();
  const { value, choose, saving, retry } = useChoice(isOn, onSave);
  return (
    <div className="grid gap-0.5">
      <div className="flex items-start justify-between gap-6">
        <div className="grid gap-0.5">
          <span aria-hidden="true" className="type-label">
            {label}
          </span>
          <span id={id} className="type-meta text-faint">
            {line}
          </span>
        </div>
        <Switch label={label} hideLabel checked={value} onChange={choose} aria-describedby={id} />
      </div>
      <SaveLine saving={saving} onRetry={retry} />
    </div>
  );
}

/**
 * A control that saves on change. A failed save keeps the choice and offers a retry; updates from the server
 * apply only while no change is pending.
 */
function useChoice<Value>(saved: Value, send: (value: Value) => Promise<unknown>) {
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
