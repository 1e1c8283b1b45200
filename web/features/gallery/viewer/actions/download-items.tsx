import { useQueries } from '@tanstack/react-query';
import { type DrawnSide, drawnSides, drawnSize } from '#contract/designs.ts';
import { type ExportChoice, type ExportSize, getExportSizes } from '#contract/image-exports.ts';
import type { GalleryImage } from '#contract/images.ts';
import { call } from '#web/api/call.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { currentLocale } from '#web/i18n/language.ts';
import { MenuItem } from '#web/ui/menu.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { formatsOf } from '../../download-address.ts';
import { viewerTexts } from '../texts.ts';
import { formatFileSize } from './file-size.ts';

const labels = { png: 'PNG', jpg: 'JPEG', webp: 'WebP' } as const;

interface DownloadItemsProps {
  image: GalleryImage;
  onChoose: (choice: ExportChoice) => void;
  /** A design is to be redrawn at a larger size. */
  onDraw: (side: DrawnSide) => void;
}

/** The formats of the picture as it is, then the larger sizes that a design can be drawn in. */
export function DownloadItems({ image, onChoose, onDraw }: DownloadItemsProps) {
  return (
    <>
      <FormatItems image={image} onChoose={onChoose} />
      {image.isDesign && <DrawnItems image={image} onDraw={onDraw} />}
    </>
  );
}

function DrawnItems({ image, onDraw }: Pick<DownloadItemsProps, 'image' | 'onDraw'>) {
  const t = useTexts(viewerTexts);
  return drawnSides.map((side) => {
    const { width, height } = drawnSize(image, side);
    return (
      <MenuItem key={side} onSelect={() => onDraw(side)} className="py-2">
        <span className="grid min-w-0 flex-1">
          <span>{`${width}×${height}`}</span>
          <span className="min-h-[18px] font-[430] text-faint type-meta">{t('redrawn')}</span>
        </span>
      </MenuItem>
    );
  });
}

/** The formats with file size and quality, fetched when first shown, then cached. */
function FormatItems({ image, onChoose }: Pick<DownloadItemsProps, 'image' | 'onChoose'>) {
  const t = useTexts(viewerTexts);
  const choices = formatsOf(image);
  const sizes = useQueries({
    queries: choices.map((choice) => ({
      queryKey: ['export-sizes', image.id, choice],
      queryFn: async ({ signal }: { signal: AbortSignal }) => {
        const { sizes } = await call(getExportSizes, { params: { id: image.id }, query: { choice }, signal });
        return sizes[0] ?? null;
      },
      staleTime: Number.POSITIVE_INFINITY,
    })),
  });
  return choices.map((choice, index) => {
    const { data, isError } = sizes[index] ?? { data: undefined, isError: true };
    return (
      <MenuItem key={choice} onSelect={() => onChoose(choice)} className="py-2">
        <span className="grid min-w-0 flex-1">
          <span className="flex justify-between gap-3">
            <span>{choice === 'fit' ? t('fit') : labels[choice]}</span>
            <span className="font-[430] tabular-nums">
              {data ? formatFileSize(data.bytes, currentLocale()) : !isError && <Waiting className="w-14" />}
            </span>
          </span>
          <span className="flex min-h-[18px] items-center font-[430] text-faint type-meta">
            {data ? factsOf(data) : isError ? t('sizeUnknown') : <Waiting className="w-36" />}
          </span>
        </span>
      </MenuItem>
    );
  });

  function factsOf({ choice, bytes, width, height, quality, isOriginal }: ExportSize): string {
    const how = quality === null ? t(isOriginal ? 'asKept' : 'lossless') : t('qualityOf', { quality });
    const facts = [`${width}×${height}`, how];
    // The limit is in bytes, so show bytes.
    return (choice === 'fit' ? ['JPEG', ...facts, t('bytes', { count: bytes })] : facts).join(' · ');
  }
}

function Waiting({ className }: { className: string }) {
  return <Skeleton className={`h-3 ${className}`} />;
}
