import { useEffect, useRef, useState } from 'react';
import type { ShowcaseItem } from '#contract/site.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { landingTexts } from '../texts.ts';

interface ShowcasePictureProps {
  item: ShowcaseItem;
  /** Its width on the page, in the format of the `sizes` attribute. */
  sizes: string;
  eager?: boolean;
  priority?: 'high' | 'low';
  /** Hidden from screen readers: its text is beside it, or it is a copy. */
  decorative?: boolean;
}

export function sourceSet({ variants }: ShowcaseItem): string {
  return variants.map(({ width, url }) => `${url} ${width}w`).join(', ');
}

/** A picture of the showcase; one that fails to load says so in its place. */
export function ShowcasePicture({
  item,
  sizes,
  eager = false,
  priority,
  decorative = false,
}: ShowcasePictureProps) {
  const t = useTexts(landingTexts);
  const image = useRef<HTMLImageElement>(null);
  const [isBroken, setBroken] = useState(false);
  // An error before this script loaded was not observed.
  useEffect(() => {
    const { complete, naturalWidth } = image.current ?? {};
    if (complete && naturalWidth === 0 && image.current?.loading === 'eager') setBroken(true);
  }, []);
  if (isBroken) {
    return (
      <span className="crop-marks grid size-full place-items-center bg-over p-3 text-center text-faint">
        {t('unavailable')}
      </span>
    );
  }
  return (
    <img
      ref={image}
      src={item.variants.at(-1)?.url}
      srcSet={sourceSet(item)}
      sizes={sizes}
      width={item.width}
      height={item.height}
      alt={decorative ? '' : item.prompt}
      loading={eager ? 'eager' : 'lazy'}
      decoding={priority === 'high' ? 'sync' : 'async'}
      {...(priority && { fetchPriority: priority })}
      onError={() => setBroken(true)}
      className="block size-full object-cover"
    />
  );
}
