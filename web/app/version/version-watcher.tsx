import { useEffect, useRef, useState } from 'react';
import { minuteMs } from '#contract/durations.ts';
import { useConnection } from '#web/api/events/connection-store.ts';
import { translator } from '#web/i18n/catalogue.ts';
import { showToast } from '#web/ui/toast.ts';
import { appTexts } from '../texts.ts';
import { followVersion, type Registration, startNewVersion } from './follow-version.ts';

/** By then the page has requested what it shows. */
const settleMs = 2_000;
/** The check interval while the page is visible. */
const checkEveryMs = 30 * minuteMs;

const t = translator(appTexts);

/**
 * Renders nothing: registers the service worker and offers a reload when a new build is there. Never reloads
 * unasked.
 */
export default function VersionWatcher() {
  const [registration, setRegistration] = useState<Registration | null>(null);
  const { isLost } = useConnection();
  const wasLost = useRef(false);

  useEffect(() => {
    if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
    let isMounted = true;
    const register = async () => {
      const registered = await navigator.serviceWorker.register('/service-worker.js', {
        updateViaCache: 'none',
      });
      if (!isMounted) return;
      followVersion(registered, () => announce(registered));
      setRegistration(registered);
    };
    // Without a worker, as in a private window, everything works but the offline shell.
    let timer: ReturnType<typeof setTimeout> | undefined;
    // Wait, so that the worker's fetches do not compete with the page's first requests.
    const start = () => {
      timer = setTimeout(() => void register().catch(() => undefined), settleMs);
    };
    if (document.readyState === 'complete') start();
    else window.addEventListener('load', start, { once: true });
    return () => {
      isMounted = false;
      clearTimeout(timer);
      window.removeEventListener('load', start);
    };
  }, []);

  useEffect(() => {
    if (registration === null) return;
    const ask = () => {
      if (document.visibilityState === 'visible') registration.update().catch(() => undefined);
    };
    const timer = setInterval(ask, checkEveryMs);
    document.addEventListener('visibilitychange', ask);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', ask);
    };
  }, [registration]);

  useEffect(() => {
    // A server that was unreachable may have returned with a newer build.
    if (wasLost.current && !isLost) registration?.update().catch(() => undefined);
    wasLost.current = isLost;
  }, [isLost, registration]);

  return null;
}

function announce(registration: Registration): void {
  showToast({
    id: 'new-version',
    title: t('newVersion'),
    line: t('newVersionLine'),
    action: {
      label: t('reload'),
      onPress: () => startNewVersion(registration, () => window.location.reload()),
    },
    durationMs: Number.POSITIVE_INFINITY,
  });
}
