import { clsx } from 'clsx';
import { useTexts } from '#web/i18n/catalogue.ts';
import type { Rect } from '#web/ui/zoom/geometry.ts';
import type { ComparedPicture } from '../compared.ts';
import { compareTexts } from '../texts.ts';

interface SizeBadgeProps {
  picture: ComparedPicture;
  name: string;
  window: Rect;
  corner: 'left' | 'right';
  isHidden: boolean;
}

/** The side's name and file size, in a bottom corner. */
export function SizeBadge({ picture, name, window, corner, isHidden }: SizeBadgeProps) {
  const t = useTexts(compareTexts);
  return (
    <div
      className={clsx(
        'pointer-events-none absolute flex items-end p-2 transition-opacity duration-(--speed-hover) lg:p-4',
        corner === 'right' && 'justify-end',
        isHidden && 'opacity-0',
      )}
      style={window}
    >
      <span className="truncate rounded-badge bg-badge px-1.5 py-0.5 type-badge text-on-badge">
        {t('sideSize', { side: name, width: String(picture.width), height: String(picture.height) })}
      </span>
    </div>
  );
}
