import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { Field, type FieldProps } from './field.tsx';

type Shared = Pick<FieldProps, 'label' | 'aside' | 'hint' | 'error' | 'hideLabel' | 'className'>;

export interface TextAreaProps extends Omit<ComponentProps<'textarea'>, 'className'>, Shared {}

export function TextArea({
  label,
  aside,
  hint,
  error,
  hideLabel,
  className,
  rows = 3,
  ...area
}: TextAreaProps) {
  return (
    <Field {...{ label, aside, hint, error, hideLabel, className }}>
      {(ids) => (
        <textarea
          {...area}
          {...ids}
          rows={rows}
          // With `field-sizing`, `rows` has no effect.
          style={{ minHeight: `calc(${rows}lh + 22px)` }}
          className={clsx(
            'field-sizing-content max-h-[60dvh] w-full resize-y supports-[field-sizing:content]:resize-none rounded-control border bg-raised px-3 py-2.5 max-lg:text-[16px]',
            error === undefined ? 'border-edge' : 'border-danger',
          )}
        />
      )}
    </Field>
  );
}
