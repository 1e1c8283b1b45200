import { Slider as Radix } from 'radix-ui';
import { useId } from 'react';
import { useTexts } from '#web/i18n/catalogue.ts';
import { SliderNumber } from './slider-number.tsx';
import { uiTexts } from './ui-texts.ts';

export interface SliderProps {
  label: string;
  value: number;
  onChange: (value: number) => void;
  min: number;
  max: number;
  step?: number;
  /** Marked by a tick; a double click goes back to it. */
  defaultValue?: number;
  /** Behind the number, such as "%". */
  unit?: string;
  disabled?: boolean;
}

const thumbPx = 18;

/** Label left, the value right as an editable number, the track below. Arrow, page and home keys move it. */
export function Slider({
  label,
  value,
  onChange,
  min,
  max,
  step = 1,
  defaultValue,
  unit,
  disabled = false,
}: SliderProps) {
  const t = useTexts(uiTexts);
  const id = useId();
  const tickShare = defaultValue === undefined ? null : (defaultValue - min) / (max - min);
  return (
    <div className="grid grid-cols-[1fr_auto] items-center gap-x-3">
      <span id={id} className="type-label">
        {label}
      </span>
      <SliderNumber
        {...{ label, value, onChange, min, max, step, disabled }}
        {...(unit !== undefined && { unit })}
      />
      <Radix.Root
        className="relative col-span-2 flex h-8 touch-none select-none items-center data-disabled:opacity-60 touch:h-11"
        title={defaultValue === undefined ? undefined : t('resetSlider', { value: defaultValue })}
        value={[value]}
        onValueChange={([next]) => next !== undefined && onChange(next)}
        onDoubleClick={() => defaultValue !== undefined && !disabled && onChange(defaultValue)}
        {...{ min, max, step, disabled }}
      >
        <Radix.Track className="relative h-1 grow rounded-full bg-over forced-colors:border">
          <Radix.Range className="absolute h-full rounded-full bg-text" />
          {tickShare !== null && (
            <span
              aria-hidden="true"
              className="absolute top-2.5 h-1.5 w-px bg-edge"
              style={{ left: `calc(${thumbPx / 2}px + (100% - ${thumbPx}px) * ${tickShare})` }}
            />
          )}
        </Radix.Track>
        <Radix.Thumb
          aria-labelledby={id}
          className="block size-[18px] rounded-full border border-transparent bg-text ring-3 ring-panel before:absolute before:-inset-3.5 before:content-[''] focus-visible:outline-offset-4"
        />
      </Radix.Root>
    </div>
  );
}
