import { useState } from 'react';
import type { GalleryImage } from '#contract/images.ts';
import { ThumbhashCanvas } from '../grid/thumbhash-canvas.tsx';

/**
 * A picture's smallest variant, filling its parent. The thumbhash shows only until it has loaded, since it
 * would shine through a transparent picture.
 */
export function SmallPicture({ image }: { image: GalleryImage }) {
  const [hasCome, setCome] = useState(false);
  return (
    <>
      {!hasCome && <ThumbhashCanvas hash={image.thumbhash} />}
      <img
        src={image.variants[0]?.url ?? image.thumbnailUrl}
        alt=""
        draggable={false}
        decoding="async"
        onLoad={() => setCome(true)}
        className="absolute inset-0 size-full object-cover"
      />
    </>
  );
}
