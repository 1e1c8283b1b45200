import { clsx } from 'clsx';
import { ChevronDown } from 'lucide-react';
import { buttonStyle } from './button-style.ts';
import { fieldBoxStyle } from './field.tsx';
import { Icon } from './icon.tsx';
import { deferredPart } from './lazy-part.tsx';
import type { Option } from './listbox.tsx';
import { useFloating } from './use-floating.tsx';

const SelectList = deferredPart(async () => (await import('./select-list.tsx')).default);

export interface SelectProps<Value extends string> {
  /** The accessible name. */
  label: string;
  options: readonly Option<Value>[];
  value: Value;
  onChange: (value: Value) => void;
  /** `field` in forms, `button` among filters. */
  look?: 'field' | 'button';
  /** Before the chosen label, such as "Sort By:". */
  prefix?: string;
  id?: string;
  className?: string;
}

/** One of many options: a list in a popover, a sheet on phones; from eight options on, typing filters. */
export function Select<Value extends string>(props: SelectProps<Value>) {
  const { label, options, value, onChange, look = 'field', prefix, className } = props;
  const chosen = options.find((one) => one.value === value);
  const floating = useFloating({
    haspopup: 'listbox',
    preload: SelectList.preload,
    trigger: (
      <button
        {...(props.id !== undefined && { id: props.id })}
        type="button"
        {...(prefix === undefined && { 'aria-label': `${label}: ${chosen?.label ?? ''}` })}
        className={clsx(
          look === 'field' ? `${fieldBoxStyle()} w-full justify-between text-left` : buttonStyle(),
          className,
        )}
      >
        {chosen?.swatch}
        <span className="min-w-0 flex-1 truncate">
          {prefix !== undefined && `${prefix} `}
          {chosen?.label}
        </span>
        <Icon of={ChevronDown} size="sm" />
      </button>
    ),
  });
  const choose = (nextValue: string) => {
    const option = options.find((one) => one.value === nextValue);
    if (option) onChange(option.value);
    floating.setOpen(false);
  };
  return (
    <>
      {floating.trigger}
      {floating.isWanted && (
        <SelectList
          {...{ label, options, value }}
          anchor={floating.anchor}
          open={floating.isOpen}
          onOpenChange={floating.setOpen}
          onChoose={choose}
        />
      )}
    </>
  );
}
