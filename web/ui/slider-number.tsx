import { useState } from 'react';

interface SliderNumberProps {
  label: string;
  value: number;
  onChange: (value: number) => void;
  min: number;
  max: number;
  step: number;
  unit?: string;
  disabled: boolean;
}

/** The slider's value as a number input; typed values apply on blur or Enter. */
export function SliderNumber({ label, value, onChange, min, max, step, unit, disabled }: SliderNumberProps) {
  const [draft, setDraft] = useState<string | null>(null);
  const commit = () => {
    const typed = Number(draft);
    if (draft !== null && draft.trim() !== '' && Number.isFinite(typed)) {
      const stepped = min + Math.round((typed - min) / step) * step;
      onChange(Math.min(max, Math.max(min, stepped)));
    }
    setDraft(null);
  };
  return (
    <span className="flex items-baseline font-semibold">
      <input
        inputMode="decimal"
        aria-label={label}
        disabled={disabled}
        value={draft ?? String(value)}
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
