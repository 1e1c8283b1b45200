import { useState } from 'react';

interface SliderNumberProps {
  label: string;
  value: number;
  onChange: (value: number) => void;
  min: number;
  max: number;
  /** 1 by default. */
  step?: number;
  unit: string | undefined;
}

/** The number of digits behind the point that a step has. */
const digitsOf = (step: number) => `${step}`.split('.')[1]?.length ?? 0;

/** The value as its step writes it: without the last digits of a binary fraction. */
export function onStep(value: number, step: number): number {
  return Number((Math.round(value / step) * step).toFixed(digitsOf(step)));
}

/** The slider's value as a number input; typed values apply on blur or Enter. */
export function SliderNumber({ label, value, onChange, min, max, step = 1, unit }: SliderNumberProps) {
  const [draft, setDraft] = useState<string | null>(null);
  const commit = () => {
    const typed = Number(draft?.replace(',', '.'));
    if (draft !== null && draft.trim() !== '' && Number.isFinite(typed)) {
      const stepped = onStep(min + Math.round((typed - min) / step) * step, step);
      onChange(Math.min(max, Math.max(min, stepped)));
    }
    setDraft(null);
  };
  return (
    <span className="flex items-baseline font-semibold">
      <input
        inputMode="decimal"
        aria-label={label}
        value={draft ?? value.toFixed(digitsOf(step))}
        onChange={(event) => setDraft(event.target.value)}
        onFocus={(event) => event.target.select()}
        onBlur={commit}
        onKeyDown={(event) => {
          if (event.key === 'Enter') commit();
          if (event.key === 'Escape') setDraft(null);
        }}
        className="w-14 rounded-badge border border-transparent bg-transparent px-1 py-0.5 text-right hover:border-line focus:border-edge"
      />
      {unit !== undefined && <span className="pl-0.5 text-muted">{unit}</span>}
    </span>
  );
}
