import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useTexts } from '#web/i18n/catalogue.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { galleryTexts } from '../texts.ts';
import type { Neighbours } from './neighbours.ts';

interface StepsProps {
  place: Neighbours | null;
  onGo: (id: string) => void;
  isDesktop: boolean;
}

/**
 * Previous and next buttons at the stage's edges. On phones, where a swipe does it, they are visible only to
 * keyboard and screen reader users.
 */
export function Steps({ place, onGo, isDesktop }: StepsProps) {
  const t = useTexts(galleryTexts);
  const steps = [
    { icon: ChevronLeft, label: t('previous'), id: place?.previous ?? null, edge: 'left-4' },
    { icon: ChevronRight, label: t('next'), id: place?.next ?? null, edge: 'right-4' },
  ];
  return steps.map(({ icon, label, id, edge }) => (
    <IconButton
      key={edge}
      icon={icon}
      label={label}
      variant={isDesktop ? 'neutral' : 'picture'}
      disabled={id === null}
      onClick={() => id !== null && onGo(id)}
      className={`absolute! top-1/2 -mt-5 ${edge} light:lg:border-line! light:lg:bg-raised! max-md:not-focus-visible:sr-only`}
    />
  ));
}
