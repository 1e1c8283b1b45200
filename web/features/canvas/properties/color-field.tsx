import { useState } from 'react';

interface ColorFieldProps {
  label: string;
  hideLabel?: boolean;
  /** `#rrggbb`, or with two more digits of opacity, which stay. */
  value: string;
  onChange: (color: string) => void;
  /** While a colour is being chosen. Without it, `onChange` is called. */
  onPreview?: (color: string) => void;
}

const colorPattern = /^#?([\da-f]{6}|[\da-f]{3})$/i;

/** A colour as a swatch that opens the system's picker, and as six digits. */
export function ColorField({ label, hideLabel = false, value, onChange, onPreview }: ColorFieldProps) {
  const [draft, setDraft] = useState<string | null>(null);
  const rgb = value.slice(0, 7);
  const alpha = value.slice(7);
  const commit = () => {
    const typed = draft?.trim() ?? '';
    const digits = colorPattern.exec(typed)?.[1];
    if (digits) {
      const six = digits.length === 3 ? [...digits].map((digit) => digit + digit).join('') : digits;
      onChange(`#${six.toLowerCase()}${alpha}`);
    }
    setDraft(null);
  };
  return (
    <div className="grid min-w-0 gap-1">
      {!hideLabel && <span className="type-meta text-muted">{label}</span>}
      <div className="flex h-9 min-w-0 items-center gap-2 rounded-control border border-line bg-raised px-2 focus-within:outline-2 focus-within:outline-offset-1 focus-within:outline-(--focus) touch:h-11">
        <span
          className="relative size-5 flex-none overflow-hidden rounded-[5px] border border-line"
          style={{ background: rgb }}
        >
          <input
            type="color"
            aria-label={label}
            value={rgb}
            onInput={(event) => (onPreview ?? onChange)(`${event.currentTarget.value}${alpha}`)}
            onBlur={(event) => onPreview && onChange(`${event.currentTarget.value}${alpha}`)}
            className="absolute -inset-2 size-10 cursor-pointer opacity-0"
          />
        </span>
        <input
          aria-label={`${label} (#)`}
          value={draft ?? rgb.toUpperCase()}
          spellCheck={false}
          onChange={(event) => setDraft(event.target.value)}
          onFocus={(event) => event.target.select()}
          onBlur={commit}
          onKeyDown={(event) => {
            event.stopPropagation();
            if (event.key === 'Enter') commit();
            if (event.key === 'Escape') setDraft(null);
          }}
          className="w-full min-w-0 border-0 bg-transparent p-0 uppercase outline-none"
        />
      </div>
    </div>
  );
}
