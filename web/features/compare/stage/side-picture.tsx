import { clsx } from 'clsx';
import type { CSSProperties } from 'react';
import type { ComparedPicture } from '../compared.ts';
import { fitTransform, type SideFrame } from './frames.ts';
import type { SideLoad } from './use-side-load.ts';

interface SidePictureProps {
  picture: ComparedPicture;
  frame: SideFrame;
  load: SideLoad;
  /** As large as the stage: its clipping and blending. */
  style: CSSProperties;
  className?: string | undefined;
}

/** One picture as a layer of the whole stage, clipped to its visible part. */
export function SidePicture({ picture, frame, load, style, className }: SidePictureProps) {
  return (
    <div
      className={clsx(
        'absolute inset-0',
        load.state === 'loading' && 'skeleton',
        load.state === 'failed' && 'bg-over',
        className,
      )}
      style={style}
    >
      {load.state !== 'failed' && (
        <img
          key={load.attempt}
          src={picture.url}
          alt={picture.alt}
          draggable={false}
          // Paint both sides in the same frame: asynchronous decoding would let one lag behind.
          decoding="sync"
          onLoad={load.onLoad}
          onError={load.onError}
          className={clsx(
            'absolute top-0 left-0 max-w-none select-none',
            load.state === 'loading' && 'opacity-0',
          )}
          style={fitTransform(frame.picture, picture)}
        />
      )}
    </div>
  );
}
