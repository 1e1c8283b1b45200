import type { LucideIcon } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { Field, type FieldProps, fieldBoxStyle } from './field.tsx';
import { Icon } from './icon.tsx';

type Shared = Pick<
  FieldProps,
  'label' | 'aside' | 'hint' | 'error' | 'reserveLine' | 'hideLabel' | 'className'
>;

export interface TextFieldProps extends Omit<ComponentProps<'input'>, 'size' | 'className'>, Shared {
  icon?: LucideIcon;
  /** Inside the box at its end: a button, a key cap. */
  end?: ReactNode;
  size?: 'md' | 'lg';
  /** A hairline instead of the outline, for a search box among filters. */
  quiet?: boolean;
}

export function TextField({
  label,
  aside,
  hint,
  error,
  reserveLine,
  hideLabel,
  className,
  icon,
  end,
  size = 'md',
  quiet = false,
  ...input
}: TextFieldProps) {
  const field = {
    label,
    aside,
    hint,
    error,
    ...(reserveLine && { reserveLine }),
    ...(hideLabel && { hideLabel }),
    ...(className && { className }),
  };
  return (
    <Field {...field}>
      {(ids) => (
        <div className={fieldBoxStyle({ invalid: error !== undefined, quiet, size })}>
          {icon && <Icon of={icon} className="text-muted" />}
          <input
            {...input}
            {...ids}
            className="h-full w-full min-w-0 border-0 bg-transparent p-0 outline-none max-lg:text-[16px]"
          />
          {end}
        </div>
      )}
    </Field>
  );
}
