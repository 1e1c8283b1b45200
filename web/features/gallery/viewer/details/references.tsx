import { useState } from 'react';
import type { GalleryImage } from '#contract/images.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { deferredPart } from '#web/ui/lazy-part.tsx';
import { viewerTexts } from '../texts.ts';

const EnlargedReference = deferredPart(async () => (await import('./enlarged-reference.tsx')).default);

/** The reference images, small; a click enlarges one. */
export function References({ references }: Pick<GalleryImage, 'references'>) {
  const t = useTexts(viewerTexts);
  const [enlarged, setEnlarged] = useState<number | null>(null);
  if (references.length === 0) return null;
  const nameOf = (index: number) =>
    references.length === 1 ? t('reference') : t('referenceOf', { number: index + 1 });
  const shown = enlarged === null ? undefined : references[enlarged];
  return (
    <section className="pt-5">
      <h3 className="m-0 pb-2 type-label">{t('references', { count: references.length })}</h3>
      <div className="flex flex-wrap gap-2">
        {references.map(({ url }, index) => (
          <button
            key={url}
            type="button"
            aria-label={t('enlarge', { name: nameOf(index) })}
            onClick={() => setEnlarged(index)}
            className="focus-on-picture relative h-14 min-w-14 cursor-zoom-in overflow-hidden rounded-control border-0 bg-over p-0"
          >
            <img
              src={url}
              alt=""
              loading="lazy"
              draggable={false}
              className="block h-14 max-w-28 object-cover"
            />
          </button>
        ))}
      </div>
      {enlarged !== null && shown !== undefined && (
        <EnlargedReference url={shown.url} name={nameOf(enlarged)} onClose={() => setEnlarged(null)} />
      )}
    </section>
  );
}
