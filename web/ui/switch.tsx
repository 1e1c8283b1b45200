import { clsx } from 'clsx';
import { type ComponentProps, type ReactNode, useId } from 'react';

export interface SwitchProps extends Omit<ComponentProps<'input'>, 'type' | 'className' | 'onChange'> {
  label: ReactNode;
  /** Only for screen readers. */
  hideLabel?: boolean;
  onChange?: (isOn: boolean) => void;
  className?: string;
}

/** On or off, applied at once. */
export function Switch({ label, hideLabel = false, onChange, className, ...input }: SwitchProps) {
  const id = useId();
  return (
    <span className={clsx('inline-flex min-h-6 items-center gap-2', className)}>
      <label htmlFor={id} className={hideLabel ? 'sr-only' : 'text-muted'}>
        {label}
      </label>
      <input
        {...input}
        id={id}
        type="checkbox"
        // biome-ignore lint/a11y/useAriaPropsForRole: a native checkbox says by itself whether it is checked
        role="switch"
        onChange={(event) => onChange?.(event.target.checked)}
        className={clsx(
          'relative m-0 h-[22px] w-9 flex-none appearance-none rounded-full border border-transparent bg-edge transition-colors duration-(--speed-hover) checked:bg-text',
          'after:absolute after:top-[2px] after:left-[2px] after:size-4 after:rounded-full after:bg-panel after:transition-transform after:duration-(--speed-hover) after:content-[""] checked:after:translate-x-3.5',
          'before:absolute before:-inset-3 before:content-[""] forced-colors:after:bg-[ButtonText]',
          'forced-colors:checked:bg-[Highlight] forced-colors:checked:after:bg-[HighlightText]',
        )}
      />
    </span>
  );
}
