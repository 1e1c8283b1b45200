import { X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { missingPageId } from '#contract/routes.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { landingTexts } from './texts.ts';

/**
 * Says that the requested page does not exist. CSS shows it to those who were sent here for that, from the
 * first paint and without scripts.
 */
export function MissingPage() {
  const t = useTexts(landingTexts);
  const [isClosed, setClosed] = useState(false);
  useEffect(() => {
    // A reload or a copied address says nothing of it. The element stays the target.
    if (window.location.hash === `#${missingPageId}`) {
      window.history.replaceState(null, '', window.location.pathname + window.location.search);
    }
  }, []);
  if (isClosed) return null;
  return (
    <section
      id={missingPageId}
      aria-label={t('pageMissingName')}
      className="hidden items-center justify-center gap-3 border-line border-b bg-panel px-4 py-1.5 target:flex"
    >
      <p className="m-0 py-1.5">{t('pageMissing')}</p>
      <IconButton icon={X} label={t('close')} onClick={() => setClosed(true)} />
    </section>
  );
}
