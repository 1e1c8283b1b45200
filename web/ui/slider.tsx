import { Slider as Radix } from 'radix-ui';
import { type ReactNode, useId } from 'react';
import { useTexts } from '#web/i18n/catalogue.ts';
import { onStep, SliderNumber } from './slider-number.tsx';
import { uiTexts } from './ui-texts.ts';

export interface SliderProps {
  label: string;
  value: number;
  onChange: (value: number) => void;
  min: number;
  max: number;
  /** 1 by default; a fraction is shown with as many digits. */
  step?: number;
  /** Marked by a tick; a double click resets to it. */
  defaultValue?: number;
  /** The value without effect: marked by a second tick, and named beside the label when chosen. */
  neutral?: number;
  /** One line below the track: what it does. */
  hint?: ReactNode;
  /** After the number, such as "%". */
  unit?: string;
}

const thumbPx = 18;

/** Label left, the value as an editable number right, the track below. Arrow, page and home keys work. */
export function Slider(props: SliderProps) {
  const { label, value, onChange, min, max, step = 1, defaultValue, neutral, hint, unit } = props;
  const t = useTexts(uiTexts);
  const id = useId();
  const ticks = [...new Set([defaultValue, neutral])].filter((tick) => tick !== undefined);
  return (
    <div className="grid grid-cols-[1fr_auto] items-center gap-x-3">
      <span className="type-label">
        <span id={id}>{label}</span>
        {neutral === value && <span className="font-[430] text-faint"> · {t('neutral')}</span>}
      </span>
      <SliderNumber {...{ label, value, onChange, min, max, step, unit }} />
      <Radix.Root
        className="relative col-span-2 flex h-8 touch-none select-none items-center touch:h-11"
        title={defaultValue === undefined ? undefined : t('resetSlider', { value: defaultValue })}
        value={[value]}
        onValueChange={([next]) => next !== undefined && onChange(onStep(next, step))}
        onDoubleClick={() => defaultValue !== undefined && onChange(defaultValue)}
        {...{ min, max, step }}
      >
        <Radix.Track className="relative h-1 grow rounded-full bg-over forced-colors:border">
          <Radix.Range className="absolute h-full rounded-full bg-text" />
          {ticks.map((tick) => (
            <span
              key={tick}
              aria-hidden="true"
              className="absolute top-2.5 h-1.5 w-px bg-edge"
              style={{
                left: `calc(${thumbPx / 2}px + (100% - ${thumbPx}px) * ${(tick - min) / (max - min)})`,
              }}
            />
          ))}
        </Radix.Track>
        <Radix.Thumb
          aria-labelledby={id}
          {...(hint !== undefined && { 'aria-describedby': `${id}-hint` })}
          className="block size-[18px] rounded-full border border-transparent bg-text ring-3 ring-panel before:absolute before:-inset-3.5 before:content-[''] focus-visible:outline-offset-4"
        />
      </Radix.Root>
      {hint !== undefined && (
        <p id={`${id}-hint`} className="col-span-2 m-0 text-faint type-meta">
          {hint}
        </p>
      )}
    </div>
  );
}
