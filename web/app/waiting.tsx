import { useTexts } from '#web/i18n/catalogue.ts';
import { Spinner } from '#web/ui/spinner.tsx';
import { appTexts } from './texts.ts';

/** Shown while session or page come; it fades in, so that a quick load shows nothing at all. */
export function Waiting({ word = 'loading' }: { word?: 'loading' | 'authenticating' }) {
  const t = useTexts(appTexts);
  return (
    <div className="grid min-h-[60dvh] place-items-center">
      <Spinner word={t(word)} className="late-in" />
    </div>
  );
}
