import { Play, Volume2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTexts } from '#web/i18n/catalogue.ts';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { useMediaQuery } from '#web/ui/media-query.ts';
import { GateSketch } from './gate-sketch.tsx';
import { canvasGateTexts } from './texts.ts';

const introVolume = 0.3;

/**
 * The product recording. Plays by itself unless reduced motion is preferred; muted, as browsers require for
 * autoplay, and quiet once unmuted. If it cannot play, a picture replaces it.
 */
export function IntroFilm() {
  const t = useTexts(canvasGateTexts);
  const film = useRef<HTMLVideoElement>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const [isPlaying, setPlaying] = useState(false);
  const [isMuted, setMuted] = useState(true);
  const wantsLessMotion = useMediaQuery('(prefers-reduced-motion: reduce)');
  useEffect(() => {
    if (film.current !== null) film.current.volume = introVolume;
  }, []);
  const playWithSound = () => {
    const video = film.current;
    if (video === null) return;
    video.muted = false;
    // Rejects only if the video cannot play at all; its own error event reports that.
    video.play().catch(() => undefined);
  };
  if (hasFailed) return <GateSketch />;
  return (
    <figure className="m-0 grid gap-2">
      <div className="relative grid">
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
          onPlay={() => setPlaying(true)}
          onPause={() => setPlaying(false)}
          onVolumeChange={({ currentTarget }) => setMuted(currentTarget.muted)}
          onError={() => setHasFailed(true)}
          className="block aspect-video h-auto w-full rounded-picture bg-stage ring-1 ring-line"
        >
          <source src="/media/demo.mp4" type="video/mp4" onError={() => setHasFailed(true)} />
        </video>
        {!isPlaying && (
          <Button
            variant="picture"
            size="lg"
            className="absolute! inset-0 m-auto w-fit"
            onClick={playWithSound}
          >
            <Icon of={Play} size="lg" />
            {t('play')}
          </Button>
        )}
        {isPlaying && isMuted && (
          <Button variant="picture" className="absolute! top-3 right-3" onClick={playWithSound}>
            <Icon of={Volume2} />
            {t('turnOnSound')}
          </Button>
        )}
      </div>
      <figcaption className="type-meta text-faint">{t('film')}</figcaption>
    </figure>
  );
}
