import { Check } from 'lucide-react';
import { Suspense, useState } from 'react';
import type { GalleryImage } from '#contract/images.ts';
import { type ComparedPicture, Comparer } from '#web/features/compare/index.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Segmented } from '#web/ui/segmented.tsx';
import { studioTexts } from '../texts.ts';

interface DesignsComparerProps {
  /** Two to four. */
  images: readonly GalleryImage[];
  onKeep: (image: GalleryImage, pressed: Element) => void;
  onClose: () => void;
}

/** The designs of one generation in the comparer, two at a time, to keep one of them. */
export function DesignsComparer({ images, onKeep, onClose }: DesignsComparerProps) {
  const t = useTexts(studioTexts);
  const [sides, setSides] = useState<readonly [number, number]>([0, 1]);
  const [left, right] = sides.map((at) => images[at]);
  if (left === undefined || right === undefined) return null;
  const asPicture = (image: GalleryImage, at: number): ComparedPicture => ({
    url: image.url,
    width: image.width,
    height: image.height,
    label: t('designNumber', { number: at + 1 }),
    alt: t('openDesign', { number: at + 1, prompt: image.prompt }),
  });
  const choose = (side: 0 | 1, at: number) => {
    const other = sides[1 - side] ?? 0;
    // Choosing the other side's design exchanges the two.
    const next = at === other ? (sides[side] ?? 0) : other;
    setSides(side === 0 ? [at, next] : [next, at]);
  };
  const row = (side: 0 | 1) => {
    const at = sides[side];
    const image = images[at];
    return (
      <div className="flex items-center gap-2">
        {images.length > 2 && (
          <Segmented
            block
            label={t(side === 0 ? 'firstDesign' : 'secondDesign')}
            value={String(at)}
            onChange={(value) => choose(side, Number(value))}
            options={images.map((_, index) => ({ value: String(index), label: String(index + 1) }))}
            className="min-w-0 flex-1"
          />
        )}
        <Button
          className="min-w-0! flex-1!"
          onClick={({ currentTarget }) => {
            if (image === undefined) return;
            onClose();
            onKeep(image, currentTarget);
          }}
        >
          <Icon of={Check} size="sm" />
          {t('keepDesign', { number: at + 1 })}
        </Button>
      </div>
    );
  };
  return (
    <Suspense>
      <Comparer
        key={sides.join()}
        before={asPicture(left, sides[0])}
        after={asPicture(right, sides[1])}
        title={t('compareDesigns')}
        choice={
          <div className="flex flex-col gap-2">
            {row(0)}
            {row(1)}
            <p className="m-0 text-faint type-meta">{t('keepDeletes', { count: images.length - 1 })}</p>
          </div>
        }
        onClose={onClose}
      />
    </Suspense>
  );
}
