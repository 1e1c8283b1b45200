import { Slider as Radix } from 'radix-ui';
import { useId } from 'react';
import { SliderNumber } from '#web/ui/slider-number.tsx';
import { useSession } from '../session/use-session.ts';

interface PropertySliderProps {
  label: string;
  value: number;
  min: number;
  max: number;
  step?: number;
  unit?: string;
  /** A double click returns to it. */
  neutral?: number;
  onPreview: (value: number) => void;
  onCommit: (value: number) => void;
}

/** A slider whose drag is one step: the stage follows while it moves. */
export function PropertySlider(props: PropertySliderProps) {
  const { label, value, min, max, step = 1, unit, neutral, onPreview, onCommit } = props;
  const { editor } = useSession();
  const id = useId();
  return (
    <div className="grid grid-cols-[1fr_auto] items-center gap-x-2">
      <span id={id} className="type-meta text-muted">
        {label}
      </span>
      <SliderNumber
        label={label}
        value={Math.round(value)}
        onChange={onCommit}
        min={min}
        max={max}
        unit={unit}
        history={editor}
      />
      <Radix.Root
        className="relative col-span-2 flex h-6 touch-none select-none items-center touch:h-11"
        value={[value]}
        onValueChange={([next]) => next !== undefined && onPreview(next)}
        onValueCommit={([next]) => next !== undefined && onCommit(next)}
        onDoubleClick={() => neutral !== undefined && onCommit(neutral)}
        {...{ min, max, step }}
      >
        <Radix.Track className="relative h-1 grow rounded-full bg-over forced-colors:border">
          <Radix.Range className="absolute h-full rounded-full bg-text" />
        </Radix.Track>
        <Radix.Thumb
          aria-labelledby={id}
          className="block size-4 rounded-full border border-transparent bg-text ring-3 ring-panel before:absolute before:-inset-3.5 before:content-[''] focus-visible:outline-offset-4"
        />
      </Radix.Root>
    </div>
  );
}
