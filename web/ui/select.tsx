import { clsx } from 'clsx';
import { ChevronDown } from 'lucide-react';
import { Popover as Radix } from 'radix-ui';
import { type ComponentProps, useState } from 'react';
import { buttonStyle } from './button-style.ts';
import { fieldBoxStyle } from './field.tsx';
import { Icon } from './icon.tsx';
import { Listbox, type Option } from './listbox.tsx';
import { useIsPhone } from './media-query.ts';
import { popoverStyle } from './popover.tsx';
import { Sheet } from './sheet.tsx';

export interface SelectProps<Value extends string> {
  /** Names the choice. */
  label: string;
  options: readonly Option<Value>[];
  value: Value;
  onChange: (value: Value) => void;
  /** `field` in a form, `button` among filters. */
  look?: 'field' | 'button';
  /** Before the chosen label, such as "Sort By:". */
  prefix?: string;
  id?: string;
  className?: string;
}

/** One of many: a list in a popover, a sheet on phones; from eight options on, typing filters. */
export function Select<Value extends string>(props: SelectProps<Value>) {
  const { label, options, value, onChange } = props;
  const [open, setOpen] = useState(false);
  const isPhone = useIsPhone();
  const choose = (chosen: Value) => {
    onChange(chosen);
    setOpen(false);
  };
  const list = <Listbox label={label} options={options} value={value} onChoose={choose} />;
  if (isPhone) {
    return (
      <>
        <SelectTrigger {...props} aria-expanded={open} onClick={() => setOpen(true)} />
        <Sheet open={open} onOpenChange={setOpen} title={label}>
          <div className="-mx-3 flex flex-col">{list}</div>
        </Sheet>
      </>
    );
  }
  return (
    <Radix.Root open={open} onOpenChange={setOpen}>
      <Radix.Trigger asChild>
        <SelectTrigger {...props} />
      </Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          align="start"
          sideOffset={6}
          collisionPadding={8}
          className={clsx(
            popoverStyle,
            'flex max-h-[min(420px,var(--radix-popover-content-available-height))] min-w-[max(200px,var(--radix-popover-trigger-width))] flex-col',
          )}
        >
          {list}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

type TriggerProps<Value extends string> = SelectProps<Value> &
  Omit<ComponentProps<'button'>, 'prefix' | 'value' | 'onChange'>;

function SelectTrigger<Value extends string>(props: TriggerProps<Value>) {
  const { label, options, value, onChange: _, look = 'field', prefix, className, ...rest } = props;
  const chosen = options.find((one) => one.value === value);
  return (
    <button
      {...rest}
      type="button"
      aria-haspopup="listbox"
      aria-label={`${label}: ${chosen?.label ?? ''}`}
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
  );
}
