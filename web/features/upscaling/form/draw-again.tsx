import { useState } from 'react';
import { type DrawnSide, drawnSides, drawnSize } from '#contract/designs.ts';
import type { DrawnDesign } from '#web/features/gallery/lazy.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { Button } from '#web/ui/button.tsx';
import { partLoader } from '#web/ui/part-loader.ts';
import { showToast } from '#web/ui/toast.ts';
import { upscalingTexts } from '../texts.ts';

const loadGallery = partLoader(() => import('#web/features/gallery/lazy.ts'));

/** Says that a design needs no upscaling: it is drawn again from its recipe, larger, sharper and free. */
export function DrawAgain({ design }: { design: DrawnDesign }) {
  const t = useTexts(upscalingTexts);
  const [drawing, setDrawing] = useState<DrawnSide | null>(null);
  const draw = async (side: DrawnSide) => {
    setDrawing(side);
    try {
      const { saveDrawing } = await loadGallery();
      await saveDrawing(design, side);
    } catch {
      showToast({ id: 'draw-again', tone: 'error', title: t('drawAgainFailed') });
    } finally {
      setDrawing(null);
    }
  };
  return (
    <section aria-label={t('drawAgain')} className="mt-1 grid gap-2 border-line border-t pt-3">
      <p className="m-0">
        <span className="block type-label">{t('drawAgain')}</span>
        <span className="block text-muted type-meta">{t('drawAgainWhy')}</span>
      </p>
      <div className="grid grid-cols-2 gap-2">
        {drawnSides.map((side) => {
          const { width, height } = drawnSize(design, side);
          const size = `${width}×${height}`;
          return (
            <Button
              key={side}
              variant="line"
              busy={drawing === side}
              busyLabel={t('drawing')}
              disabled={drawing !== null && drawing !== side}
              aria-label={drawing === side ? undefined : t('drawAgainAt', { size })}
              onClick={() => void draw(side)}
              className="min-w-0! px-2!"
            >
              {size}
            </Button>
          );
        })}
      </div>
    </section>
  );
}
