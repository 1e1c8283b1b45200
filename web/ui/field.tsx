import { clsx } from 'clsx';
import { type ReactNode, useId } from 'react';

export interface FieldIds {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

export interface FieldProps {
  label: ReactNode;
  /** At the right of the label, such as a link. */
  aside?: ReactNode;
  hint?: ReactNode;
  /** The error, below the control; it replaces the hint. */
  error?: string | undefined;
  /** Reserves the line below the control, so that an error moves nothing. */
  reserveLine?: boolean | undefined;
  /** Only for screen readers, such as for a search box. */
  hideLabel?: boolean | undefined;
  className?: string | undefined;
  children: (ids: FieldIds) => ReactNode;
}

/** Label, control, and one line for hint or error, linked for screen readers. */
export function Field({
  label,
  aside,
  hint,
  error,
  reserveLine = false,
  hideLabel = false,
  className,
  children,
}: FieldProps) {
  const id = useId();
  const line = error ?? hint;
  const describes = line === undefined || line === null ? undefined : `${id}-line`;
  return (
    <div className={clsx('grid gap-1.5', className)}>
      <div className={clsx('flex items-baseline justify-between gap-3', hideLabel && 'sr-only')}>
        <label htmlFor={id} className="type-label">
          {label}
        </label>
        {aside}
      </div>
      {children({
        id,
        'aria-describedby': describes,
        'aria-invalid': error === undefined ? undefined : true,
      })}
      {(describes !== undefined || reserveLine) && (
        <p
          id={describes}
          role={error === undefined ? undefined : 'alert'}
          className={clsx('type-meta min-h-[18px]', error === undefined ? 'text-faint' : 'text-danger')}
        >
          {line}
        </p>
      )}
    </div>
  );
}

/** The box around an input: outline, background and an inner focus ring. */
export function fieldBoxStyle(options: { invalid?: boolean; size?: 'md' | 'lg' } = {}): string {
  const { invalid = false, size = 'md' } = options;
  return clsx(
    'flex min-w-0 items-center gap-2 rounded-control border bg-raised px-3 transition-[border-color] duration-(--speed-hover)',
    'focus-within:outline-2 focus-within:outline-offset-2 focus-within:outline-(--focus)',
    size === 'lg' ? 'h-11' : 'h-10 touch:h-11',
    invalid ? 'border-danger inset-ring-[0.5px] inset-ring-danger' : 'border-edge',
  );
}
