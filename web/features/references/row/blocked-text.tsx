import { clsx } from 'clsx';

/** Why nothing can be added; announced after an attempt. */
export function BlockedText({ text, isTried }: { text: string; isTried: boolean }) {
  return (
    <p
      key={`${isTried}`}
      role={isTried ? 'alert' : undefined}
      className={clsx('m-0 type-meta', isTried ? 'text-danger' : 'text-muted')}
    >
      {text}
    </p>
  );
}
