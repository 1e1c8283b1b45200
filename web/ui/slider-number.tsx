import { useState } from 'react';

interface SliderNumberProps {
  label: string;
  value: number;
  onChange: (value: number) => void;
  min: number;
  max: number;
  unit: string | undefined;
}

/** The slider's value as a number input; typed values apply on blur or Enter. */
export function SliderNumber({ label, value, onChange, min, max, unit }: SliderNumberProps) {
  const [draft, setDraft] = useState<string | null>(null);
  const commit = () => {
    const typed = Number(draft);
    if (draft !== null && draft.trim() !== '' && Number.isFinite(typed)) {
      const whole = min + Math.round(typed - min);
      onChange(Math.min(max, Math.max(min, whole)));
    }
    setDraft(null);
  };
  return (
    <span className="flex items-baseline font-semibold">
      <input
        inputMode="decimal"
        aria-label={label}
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
