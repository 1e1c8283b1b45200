import { useLayoutEffect } from 'react';
import { useConnection } from '#web/api/events/connection-store.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { appTexts } from '../texts.ts';

/** 32 px under the bar while the server cannot be reached; `--bar-height` tells sticky parts below. */
export function ConnectionLine() {
  const t = useTexts(appTexts);
  const { isLost: isSilent, isOffline } = useConnection();
  const isLost = isSilent || isOffline;
  useLayoutEffect(() => {
    if (!isLost) return;
    const root = document.documentElement.style;
    root.setProperty('--bar-height', 'calc(var(--size-navbar) + 32px)');
    return () => {
      root.removeProperty('--bar-height');
    };
  }, [isLost]);
  return (
    <div role="status">
      {isLost && (
        <p className="flex h-8 items-center justify-center border-line border-b bg-over px-4 type-meta font-semibold text-warn">
          {t(isOffline ? 'offline' : 'lost')}
        </p>
      )}
    </div>
  );
}
