import { type StepHistory, useNumberDraft } from './number-draft.ts';

interface SliderNumberProps {
  label: string;
  value: number;
  onChange: (value: number) => void;
  min: number;
  max: number;
  /** 1 by default. */
  step?: number;
  unit: string | undefined;
  /** Steps that Ctrl+Z goes through in the field, where the value is part of a document. */
  history?: StepHistory | undefined;
}

/** The number of digits behind the point that a step has. */
const digitsOf = (step: number) => `${step}`.split('.')[1]?.length ?? 0;

/** The value as its step writes it: without the last digits of a binary fraction. */
export function onStep(value: number, step: number): number {
  return Number((Math.round(value / step) * step).toFixed(digitsOf(step)));
}

/** The slider's value as a number input; typed values apply on blur or Enter. */
export function SliderNumber(props: SliderNumberProps) {
  const { label, value, onChange, min, max, step = 1, unit, history } = props;
  const { field } = useNumberDraft({
    shown: value.toFixed(digitsOf(step)),
    onTyped: (typed) => {
      const stepped = onStep(min + Math.round((typed - min) / step) * step, step);
      onChange(Math.min(max, Math.max(min, stepped)));
    },
    history,
  });
  return (
    <span className="flex items-baseline font-semibold">
      <input
        inputMode="decimal"
        aria-label={label}
        {...field}
        className="w-14 rounded-badge border border-transparent bg-transparent px-1 py-0.5 text-right hover:border-line focus:border-edge"
      />
      {unit !== undefined && <span className="pl-0.5 text-muted">{unit}</span>}
    </span>
  );
}
