import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { RadioGroup, RadioItem } from './radio-group.tsx';

export interface SegmentedOption<Value extends string> {
  value: Value;
  label: ReactNode;
  /** The accessible name if the label is an icon. */
  name?: string;
  disabled?: boolean;
}

export interface SegmentedProps<Value extends string> {
  /** The accessible name of the group. */
  label: string;
  options: readonly SegmentedOption<Value>[];
  value: Value;
  onChange: (value: Value) => void;
  size?: 'sm' | 'md';
  /** The options share the full width. */
  block?: boolean;
  className?: string;
}

/** One of two to five fixed options; a radio group with arrow keys. */
export function Segmented<Value extends string>(props: SegmentedProps<Value>) {
  const { label, options, value, onChange, size = 'md', block = false, className } = props;
  return (
    <RadioGroup
      label={label}
      values={options.filter((option) => option.disabled !== true).map((option) => option.value)}
      value={value}
      onChange={onChange}
      className={clsx(
        'rounded-[9px] border border-line bg-raised p-0.5',
        block ? 'flex w-full' : 'inline-flex',
        'gap-0.5',
        className,
      )}
    >
      {options.map((option) => (
        <RadioItem
          key={option.value}
          value={option.value}
          disabled={option.disabled ?? false}
          aria-label={option.name}
          className={clsx(
            'press inline-flex items-center justify-center gap-2 whitespace-nowrap rounded-[7px] border-[1.5px] border-transparent bg-transparent font-[560] text-muted',
            'hover:text-text data-[state=checked]:border-edge data-[state=checked]:bg-over data-[state=checked]:font-[640] data-[state=checked]:text-text data-disabled:text-faint',
            'forced-colors:data-[state=checked]:forced-color-adjust-none forced-colors:data-[state=checked]:border-[Highlight] forced-colors:data-[state=checked]:bg-[Highlight] forced-colors:data-[state=checked]:text-[HighlightText]',
            size === 'sm'
              ? clsx('h-[30px] touch:h-11', block ? 'px-1.5' : 'px-2 touch:px-3')
              : 'h-[34px] px-3.5 touch:h-11 max-[400px]:px-2.5',
            block && 'min-w-0 flex-1',
          )}
        >
          {option.label}
        </RadioItem>
      ))}
    </RadioGroup>
  );
}
