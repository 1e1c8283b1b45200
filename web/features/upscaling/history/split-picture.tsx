import { type CSSProperties, useState } from 'react';
import { useTexts } from '#web/i18n/catalogue.ts';
import { PictureFrame } from '#web/ui/picture-frame.tsx';
import { upscalingTexts } from '../texts.ts';
import { frameOnStage } from './on-stage.ts';

interface SplitPictureProps {
  beforeUrl: string | null;
  afterUrl: string | null;
  /** Opens the comparison. */
  onOpen: () => void;
  /** The accessible name of the button. */
  label: string;
}

/**
 * Both pictures in one frame, the left half of one and the right half of the other. Clicking it compares
 * them.
 */
export function SplitPicture({ beforeUrl, afterUrl, onOpen, label }: SplitPictureProps) {
  const t = useTexts(upscalingTexts);
  return (
    <div className="press relative">
      <div aria-hidden="true">
        <PictureFrame on="stage" className={frameOnStage}>
          <Half url={beforeUrl} />
          <Half url={afterUrl} style={{ clipPath: 'inset(0 0 0 50%)' }} />
          <span className="absolute inset-y-0 left-1/2 w-0.5 -translate-x-1/2 bg-[#fff] shadow-[0_0_0_1px_oklch(0_0_0/0.35)]" />
          <SideName className="left-2">{t('before')}</SideName>
          <SideName className="right-2">{t('after')}</SideName>
        </PictureFrame>
      </div>
      <button
        type="button"
        aria-label={label}
        onClick={onOpen}
        className="absolute inset-0 rounded-picture border-0 bg-transparent p-0 focus-on-picture"
      />
    </div>
  );
}

/** One half, sized like the frame. A picture that fails to load says so in its half. */
function Half({ url, style }: { url: string | null; style?: CSSProperties }) {
  const t = useTexts(upscalingTexts);
  const [failedUrl, setFailedUrl] = useState<string | null>(null);
  const isRight = style !== undefined;
  if (url === null || failedUrl === url) {
    return (
      <span
        className={`absolute inset-y-0 grid w-1/2 place-content-center bg-raised px-3 text-center text-faint type-meta ${isRight ? 'right-0' : 'left-0'}`}
      >
        {t('unavailable')}
      </span>
    );
  }
  return (
    <img
      src={url}
      alt=""
      loading="lazy"
      decoding="async"
      style={style}
      className="absolute inset-0 size-full object-contain"
      onError={() => setFailedUrl(url)}
    />
  );
}

function SideName({ className, children }: { className: string; children: string }) {
  return (
    <span
      className={`absolute bottom-2 flex h-5 items-center rounded-badge bg-badge px-1.5 text-on-badge type-badge ${className}`}
    >
      {children}
    </span>
  );
}
