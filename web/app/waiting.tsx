import { useConnection } from '#web/api/events/connection-store.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { Spinner } from '#web/ui/spinner.tsx';
import { appTexts } from './texts.ts';

/**
 * Shown while session or page loads. Fades in, so that a quick load shows nothing. Offline it says what it
 * waits for: a page never opened is not on the device.
 */
export function Waiting({ word = 'loading' }: { word?: 'loading' | 'authenticating' }) {
  const t = useTexts(appTexts);
  const { isOffline } = useConnection();
  return (
    <div className="grid min-h-[60dvh] place-content-center justify-items-center gap-4 px-5">
      <Spinner word={t(word)} className="late-in" />
      {isOffline && (
        <p role="status" className="late-in max-w-[36ch] text-center text-muted">
          {t('pageOffline')}
        </p>
      )}
    </div>
  );
}
