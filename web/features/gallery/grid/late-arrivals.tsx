import { ArrowUp } from 'lucide-react';
import { useTexts } from '#web/i18n/catalogue.ts';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import type { Gallery } from '../list/use-gallery.ts';
import { galleryTexts } from '../texts.ts';

interface LateArrivalsProps {
  gallery: Pick<Gallery, 'lateCount' | 'showLate'>;
  /** Its distance from the top of what scrolls, as a class. */
  className: string;
}

/** Offers the pictures that are held back. Over the grid, so that nothing moves for it. */
export function LateArrivals({ gallery: { lateCount, showLate }, className }: LateArrivalsProps) {
  const t = useTexts(galleryTexts);
  if (lateCount === 0) return null;
  return (
    <div role="status" className={`sticky z-20 flex h-0 justify-center ${className}`}>
      <Button
        size="sm"
        className="h-9! flex-none shadow-pop touch:h-11!"
        onClick={({ currentTarget }) => {
          currentTarget.closest('section')?.scrollIntoView();
          showLate();
        }}
      >
        <Icon of={ArrowUp} size="sm" />
        {t('newPictures', { count: lateCount })}
      </Button>
    </div>
  );
}
