import { useEffect, useRef, useState } from 'react';
import { useTexts } from '#web/i18n/catalogue.ts';
import { useMediaQuery } from '#web/ui/media-query.ts';
import { GateSketch } from './gate-sketch.tsx';
import { canvasGateTexts } from './texts.ts';

const introVolume = 0.3;

/**
 * The recording of the product, begun by itself unless the person wants less motion. It starts muted, as browsers
 * demand of what nobody pressed; unmuted it is quiet. Where it cannot be played, a picture stands in its place.
 */
export function IntroFilm() {
  const t = useTexts(canvasGateTexts);
  const film = useRef<HTMLVideoElement>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const wantsLessMotion = useMediaQuery('(prefers-reduced-motion: reduce)');
  useEffect(() => {
    if (film.current !== null) film.current.volume = introVolume;
  }, []);
  if (hasFailed) return <GateSketch />;
  return (
    <figure className="m-0 grid gap-2">
      <video
        ref={film}
        aria-label={t('film')}
        controls
        muted
        playsInline
        autoPlay={!wantsLessMotion}
        preload="none"
        poster="/media/demo.webp"
        width={1280}
        height={720}
        onError={() => setHasFailed(true)}
        className="block aspect-video h-auto w-full rounded-picture bg-stage"
      >
        <source src="/media/demo.mp4" type="video/mp4" onError={() => setHasFailed(true)} />
      </video>
      <figcaption className="type-meta text-faint">{t('film')}</figcaption>
    </figure>
  );
}
