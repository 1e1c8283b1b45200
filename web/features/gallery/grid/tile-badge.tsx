import { Layers } from 'lucide-react';
import type { GalleryImage } from '#contract/images.ts';
import { tools } from '#contract/tools.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { PictureBadge } from '#web/ui/picture-frame.tsx';
import { organiseTexts } from '../organise-texts.ts';
import { useTimestamp } from '../timestamp/timestamp-store.ts';

/** The sample length that the timestamp switch shows in the corner. */
const sampleTimestamp = '10:24';

/** What distinguishes the picture: its upscale factor, or Thumbnails V2. */
function factOf(image: GalleryImage): string | null {
  if (image.scaleFactor !== null) return `${image.scaleFactor}x`;
  return tools[image.tool].badge;
}

/**
 * The corner badge of a tile: the sample timestamp while that is on; otherwise the number of versions and the
 * picture's fact.
 */
export function TileBadge({ image }: { image: GalleryImage }) {
  const t = useTexts(organiseTexts);
  const hasTimestamp = useTimestamp((store) => store.isShown);
  if (hasTimestamp) return <PictureBadge>{sampleTimestamp}</PictureBadge>;
  const fact = factOf(image);
  const hasVersions = image.versions > 1;
  if (fact === null && !hasVersions) return null;
  return (
    <PictureBadge>
      {hasVersions && (
        <span className="flex items-center gap-1">
          <Layers size={12} strokeWidth={2.25} aria-hidden />
          <span aria-hidden>{image.versions}</span>
          <span className="sr-only">{t('versions', { count: image.versions })}</span>
        </span>
      )}
      {hasVersions && fact !== null && <span aria-hidden className="h-3 w-px bg-on-badge/40" />}
      {fact}
    </PictureBadge>
  );
}
