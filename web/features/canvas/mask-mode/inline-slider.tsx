import { Slider as Radix } from 'radix-ui';
import { useId } from 'react';
import { useTexts } from '#web/i18n/catalogue.ts';
import { SliderNumber } from '#web/ui/slider-number.tsx';
import { uiTexts } from '#web/ui/ui-texts.ts';

interface InlineSliderProps {
  /** Only for screen readers where the row is narrow. */
  label: string;
  value: number;
  onChange: (value: number) => void;
  min: number;
  max: number;
  defaultValue: number;
  unit?: string | undefined;
}

/** Label, track and number in one line, for a row of tools. A double click resets it. */
export function InlineSlider({ label, value, onChange, min, max, defaultValue, unit }: InlineSliderProps) {
  const t = useTexts(uiTexts);
  const id = useId();
  return (
    <span className="flex min-w-0 items-center gap-2.5 @max-[520px]:gap-1.5">
      <span id={id} className="text-faint @max-[760px]:sr-only">
        {label}
      </span>
      <Radix.Root
        className="relative flex h-8 w-[180px] touch-none select-none items-center @max-[860px]:w-[120px] @max-[760px]:w-[84px] @max-[520px]:w-[52px] touch:h-11"
        title={t('resetSlider', { value: defaultValue })}
        value={[value]}
        onValueChange={([next]) => next !== undefined && onChange(next)}
        onDoubleClick={() => onChange(defaultValue)}
        {...{ min, max }}
      >
        <Radix.Track className="relative h-1 grow rounded-full bg-over forced-colors:border">
          <Radix.Range className="absolute h-full rounded-full bg-text" />
        </Radix.Track>
        <Radix.Thumb
          aria-labelledby={id}
          className="block size-[18px] rounded-full border border-transparent bg-text ring-3 ring-panel before:absolute before:-inset-3 before:content-[''] focus-visible:outline-offset-4"
        />
      </Radix.Root>
      <span className="flex w-[68px] @max-[520px]:w-[58px] flex-none justify-start [&_input]:w-9">
        <SliderNumber {...{ label, value, onChange, min, max, unit }} />
      </span>
    </span>
  );
}
