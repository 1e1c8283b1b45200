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
  ...input
}: TextFieldProps) {
  return (
    <Field {...{ label, aside, hint, error, reserveLine, hideLabel, className }}>
      {(ids) => (
        <div className={fieldBoxStyle({ invalid: error !== undefined, size })}>
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
