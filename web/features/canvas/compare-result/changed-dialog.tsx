import { useEffect, useRef, useState } from 'react';
import { canvasAssetPath } from '#contract/canvas.ts';
import type { GalleryImage } from '#contract/images.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { formatPercent } from '#web/i18n/percent.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { FactRow } from '#web/ui/fact-row.tsx';
import type { AskedEdit } from '../edit-dialog/edit-run.ts';
import { changedColor, differenceMap, keptPixels } from './difference-map.ts';
import { resultTexts } from './texts.ts';

interface ChangedDialogProps {
  asked: AskedEdit;
  image: GalleryImage;
  onClose: () => void;
}

type Comparison =
  | { step: 'comparing' }
  | { step: 'failed' }
  | { step: 'compared'; changed: number; outside: number | null; pixels: number };

/** Proves what an edit has changed: every other pixel of the two files is the same. */
export function ChangedDialog({ asked, image, onClose }: ChangedDialogProps) {
  const t = useTexts(resultTexts);
  const canvas = useRef<HTMLCanvasElement>(null);
  const [comparison, setComparison] = useState<Comparison>({ step: 'comparing' });
  useEffect(() => {
    let isGone = false;
    compare(asked, image).then(
      ({ picture, ...compared }) => {
        if (isGone || canvas.current === null) return;
        canvas.current.width = picture.width;
        canvas.current.height = picture.height;
        canvas.current.getContext('2d')?.putImageData(picture, 0, 0);
        setComparison({ step: 'compared', ...compared });
      },
      () => !isGone && setComparison({ step: 'failed' }),
    );
    return () => {
      isGone = true;
    };
  }, [asked, image]);
  return (
    <Dialog size="lg" onClose={onClose} title={t('changedTitle')}>
      <canvas
        ref={canvas}
        role="img"
        aria-label={t('changedAlt')}
        className="block max-h-[60dvh] w-full rounded-[4px] bg-stage object-contain"
        style={{ aspectRatio: image.width / image.height }}
      />
      {comparison.step === 'comparing' && (
        <p role="status" className="m-0 pt-3 text-muted">
          {t('comparing')}
        </p>
      )}
      {comparison.step === 'failed' && (
        <p role="alert" className="m-0 pt-3 text-danger">
          {t('changedFailed')}
        </p>
      )}
      {comparison.step === 'compared' && <Facts {...comparison} />}
    </Dialog>
  );
}

function Facts({ changed, outside, pixels }: Extract<Comparison, { step: 'compared' }>) {
  const t = useTexts(resultTexts);
  return (
    <dl className="m-0 pt-2">
      <FactRow name={t('changedPixels')}>
        <span
          aria-hidden="true"
          className="mr-2 inline-block size-3 rounded-[3px] align-[-1px]"
          style={{ background: changedColor }}
        />
        {t('changedValue', { percent: formatPercent((changed / pixels) * 100) })}
      </FactRow>
      {outside !== null && (
        <FactRow name={t('outsidePixels')}>
          {outside === 0 ? t('outsideNone') : t('pixelsValue', { count: outside })}
        </FactRow>
      )}
    </dl>
  );
}

async function compare({ assetId, mask }: AskedEdit, { url, width, height }: GalleryImage) {
  const [before, after] = await Promise.all(
    [canvasAssetPath(assetId), url].map((address) => pixelsOf(address, width, height)),
  );
  if (before === undefined || after === undefined) throw new Error('a picture did not load');
  const hasMask = mask !== null && mask.alpha.length === width * height;
  const kept = hasMask ? keptPixels(mask.alpha, { width, height }) : undefined;
  const { rgba, changed, changedOutside } = differenceMap(before, after, kept);
  return {
    picture: new ImageData(rgba, width, height),
    changed,
    outside: hasMask ? changedOutside : null,
    pixels: width * height,
  };
}

async function pixelsOf(address: string, width: number, height: number): Promise<Uint8ClampedArray> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error('a picture did not load');
  // The bytes as they are stored: a conversion would change pixels that the edit has not.
  const options = { colorSpaceConversion: 'none', premultiplyAlpha: 'none' } as const;
  const bitmap = await createImageBitmap(await answer.blob(), options);
  const context = new OffscreenCanvas(width, height).getContext('2d');
  if (context === null) throw new Error('This browser cannot draw.');
  context.drawImage(bitmap, 0, 0, width, height);
  bitmap.close();
  return context.getImageData(0, 0, width, height).data;
}
