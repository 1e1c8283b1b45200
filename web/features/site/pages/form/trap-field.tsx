import type { ComponentProps } from 'react';

/** A honeypot field that users can neither see nor reach; only bots fill it in. */
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
