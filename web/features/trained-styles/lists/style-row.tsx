import type { ReactNode } from 'react';
import type { CustomThumbnailStyle } from '#contract/styles.ts';
import { PictureFrame } from '#web/ui/picture-frame.tsx';

interface StyleRowProps {
  style: CustomThumbnailStyle;
  /** The style's state. */
  line: ReactNode;
  /** At the right: a number, buttons. */
  end?: ReactNode;
  /** A sentence below, as wide as the row. */
  below?: ReactNode;
  /** Along the bottom of the row. */
  children?: ReactNode;
}

/** A style that cannot be chosen yet: its first picture, name and state. */
export function StyleRow({ style, line, end, below, children }: StyleRowProps) {
  return (
    <li className="relative flex flex-wrap items-center gap-x-3 gap-y-1.5 border-line border-b py-2.5">
      <span className="w-[57px] flex-none">
        <PictureFrame small>
          {style.previewUrl !== null && (
            <img src={style.previewUrl} alt="" loading="lazy" className="size-full object-cover" />
          )}
        </PictureFrame>
      </span>
      <span className="grid min-w-0 flex-1">
        <bdi className="truncate type-label">{style.styleName}</bdi>
        <span className="type-meta text-faint">{line}</span>
      </span>
      {end}
      {below !== undefined && <p className="m-0 w-full type-meta text-muted">{below}</p>}
      {children}
    </li>
  );
}
