import type { ComponentProps } from 'react';

/** A field that people neither see nor reach; what fills it is a machine. */
export function TrapField(input: ComponentProps<'input'>) {
  return (
    <div aria-hidden="true" className="absolute -left-[9999px] size-px overflow-hidden">
      <label>
        Website
        <input {...input} type="text" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
