import { useEffect, useLayoutEffect } from 'react';
import { followNetwork, useConnection } from '#web/api/events/connection-store.ts';
import { useSession } from '#web/features/accounts/index.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { appTexts } from '../texts.ts';

/**
 * A 32 px line under the bar while the server is unreachable; sticky parts below follow by `--bar-height`.
 */
export function ConnectionLine() {
  const t = useTexts(appTexts);
  const { isLost: isSilent, isOffline } = useConnection();
  const { user } = useSession();
  const isLost = isSilent || isOffline;
  useEffect(followNetwork, []);
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
          {t(lineOf(isOffline, user !== null))}
        </p>
      )}
    </div>
  );
}

/** A visitor has no running jobs. */
function lineOf(isOffline: boolean, isSignedIn: boolean): 'offline' | 'visitorOffline' | 'lost' {
  if (!isOffline) return 'lost';
  return isSignedIn ? 'offline' : 'visitorOffline';
}
