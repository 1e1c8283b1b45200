import { clsx } from 'clsx';

/** Marks where a picture belongs, over its positioned parent. */
export function CropMarks({ tone = 'edge' }: { tone?: 'edge' | 'accent' | 'danger' }) {
  return (
    <span
      aria-hidden="true"
      className={clsx(
        'crop-marks pointer-events-none absolute inset-x-2.5 top-2.5 bottom-3.5',
        tone === 'accent' && '[--mark:var(--accent-text)]',
        tone === 'danger' && '[--mark:var(--danger)]',
      )}
    />
  );
}
