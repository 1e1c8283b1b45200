import type { ReactNode } from 'react';
import { useTexts } from '#web/i18n/catalogue.ts';
import { KeyCap } from '#web/ui/key-cap.tsx';
import { useMediaQuery } from '#web/ui/media-query.ts';
import { compareTexts } from '../texts.ts';
import type { Comparison } from '../view/use-comparison.ts';

/** What pointer and keys currently do, in one line; on touch, what fingers do. */
export function Hints({ comparison: { mode, loupe } }: { comparison: Comparison }) {
  const t = useTexts(compareTexts);
  const hasKeys = useMediaQuery('(hover: hover) and (pointer: fine)');
  // On the light stage the key caps would have its own tone.
  const line = 'm-0 text-center text-faint light:[&_kbd]:bg-raised short:hidden';
  if (!hasKeys) {
    const words = { slider: 'touchSlider', blink: 'touchBlink' } as const;
    const key = mode === 'slider' || mode === 'blink' ? words[mode] : 'touchSideBySide';
    return <p className={line}>{t(loupe === null ? key : 'touchLoupe')}</p>;
  }
  const isDivider = loupe === null && mode === 'slider';
  return (
    <p className={line}>
      <Part>
        {t(loupe !== null ? 'hintLoupe' : isDivider ? 'hintDivider' : 'hintPan')} <KeyCap>←</KeyCap>{' '}
        {!isDivider && (
          <>
            <KeyCap>↑</KeyCap> <KeyCap>↓</KeyCap>{' '}
          </>
        )}
        <KeyCap>→</KeyCap>
      </Part>
      {' · '}
      <Part>{t('hintWheel')}</Part>
      {' · '}
      <Part>
        <KeyCap>{t('keySpace')}</KeyCap> {t('hintSpace')}
      </Part>
      {' · '}
      <Part>
        <KeyCap>{t('keyEscape')}</KeyCap> {t('hintEscape')}
      </Part>
    </p>
  );
}

function Part({ children }: { children: ReactNode }) {
  return <span className="whitespace-nowrap">{children}</span>;
}
