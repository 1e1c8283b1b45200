import type { ReactNode } from 'react';

interface EntryFrameProps {
  /** The upscale's id, by which `focusEntry` finds it. */
  id: string;
  label: string;
  picture: ReactNode;
  children: ReactNode;
}

const columns =
  'grid gap-x-5 gap-y-3.5 @min-[620px]:grid-cols-[minmax(260px,380px)_minmax(0,1fr)] @min-[1100px]:grid-cols-[520px_minmax(0,1fr)]';

/** One entry of the history: the picture with its facts beside it, or below where space is short. */
export function EntryFrame({ id, label, picture, children }: EntryFrameProps) {
  return (
    <article
      data-upscale={id}
      tabIndex={-1}
      aria-label={label}
      className="@container border-line border-b py-5 [li:first-child>&]:pt-0 [li:last-child>&]:border-b-0"
    >
      <div className={columns}>
        {picture}
        <div className="flex min-w-0 flex-col items-start">{children}</div>
      </div>
    </article>
  );
}

/** A skeleton of an entry. */
export function EntrySkeleton({ picture, children }: Omit<EntryFrameProps, 'id' | 'label'>) {
  return (
    <div className="@container pb-10">
      <div className={columns}>
        {picture}
        <div className="grid content-start gap-2.5">{children}</div>
      </div>
    </div>
  );
}

/**
 * Focuses the entry of an upscale, such as the next one after a deletion; the page itself without one, so
 * that keyboard users do not start over at the top.
 */
export function focusEntry(id: string | undefined): void {
  const entry =
    id === undefined ? null : document.querySelector<HTMLElement>(`[data-upscale="${CSS.escape(id)}"]`);
  const target = entry ?? document.querySelector<HTMLElement>('main');
  target?.focus({ preventScroll: true });
}
