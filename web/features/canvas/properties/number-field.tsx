import { useNumberDraft } from '#web/ui/number-draft.ts';
import { useSession } from '../session/use-session.ts';

interface NumberFieldProps {
  /** The accessible name; shown as a short sign inside the box. */
  label: string;
  sign: string;
  value: number;
  onChange: (value: number) => void;
  min: number;
  max: number;
  /** Of the arrow keys; with Shift ten times as much. */
  step?: number;
  unit?: string;
  isDisabled?: boolean;
}

/** A number in a small box: typed values apply on Enter and when the box is left, arrow keys at once. */
export function NumberField(props: NumberFieldProps) {
  const { label, sign, value, onChange, min, max, step = 1, unit, isDisabled = false } = props;
  const { editor } = useSession();
  const digits = step < 1 ? 100 : 1;
  const set = (next: number) => onChange(Math.min(max, Math.max(min, Math.round(next * digits) / digits)));
  const shown = String(Math.round(value * digits) / digits);
  const { drop, field } = useNumberDraft({ shown, onTyped: set, history: editor });
  return (
    <label className="flex h-9 min-w-0 items-center gap-1.5 rounded-control border border-line bg-raised px-2 focus-within:outline-2 focus-within:outline-offset-1 focus-within:outline-(--focus) touch:h-11">
      <span aria-hidden="true" className="type-meta min-w-3 flex-none text-faint">
        {sign}
      </span>
      <input
        inputMode="decimal"
        aria-label={label}
        disabled={isDisabled}
        {...field}
        onKeyDown={(event) => {
          event.stopPropagation();
          field.onKeyDown(event);
          const direction = event.key === 'ArrowUp' ? 1 : event.key === 'ArrowDown' ? -1 : 0;
          if (direction === 0) return;
          event.preventDefault();
          drop();
          set(value + direction * step * (event.shiftKey ? 10 : 1));
        }}
        className="w-full min-w-0 border-0 bg-transparent p-0 outline-none"
      />
      {unit !== undefined && <span className="type-meta flex-none text-faint">{unit}</span>}
    </label>
  );
}
