import { clsx } from 'clsx';
import { Check } from 'lucide-react';
import { type ComponentProps, type ReactNode, useId } from 'react';

export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'className'> {
  label: ReactNode;
  error?: string | undefined;
  /** Reserves the line below, so that an error moves nothing; `two` reserves two lines on phones. */
  reserveLine?: boolean | 'two';
  className?: string;
}

/** A native checkbox with our styling; the label may contain links. */
export function Checkbox({ label, error, reserveLine = false, className, ...input }: CheckboxProps) {
  const id = useId();
  return (
    <div className={clsx('grid gap-1', className)}>
      <div className="flex items-start gap-2.5">
        <span className="relative grid size-5 flex-none place-items-center">
          <input
            {...input}
            id={id}
            type="checkbox"
            aria-invalid={error === undefined ? undefined : true}
            aria-describedby={error === undefined ? undefined : `${id}-error`}
            className={clsx(
              'peer m-0 size-5 appearance-none rounded-[5px] border-[1.5px] bg-raised before:absolute before:-inset-3 before:content-[""] checked:border-text checked:bg-text',
              error === undefined ? 'border-edge' : 'border-danger',
            )}
          />
          <Check
            size={16}
            strokeWidth={2.25}
            aria-hidden
            className="pointer-events-none absolute hidden text-inverse peer-checked:block"
          />
        </span>
        <label htmlFor={id} className="text-muted">
          {label}
        </label>
      </div>
      {(error !== undefined || reserveLine) && (
        <p
          id={`${id}-error`}
          role="alert"
          className={clsx(
            'type-meta text-danger',
            reserveLine === 'two' ? 'min-h-[18px] max-sm:min-h-9' : 'min-h-[18px]',
          )}
        >
          {error}
        </p>
      )}
    </div>
  );
}
