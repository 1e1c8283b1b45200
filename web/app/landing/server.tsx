import { renderToString } from 'react-dom/server';
import type { LandingAssets, LandingData } from '#contract/site.ts';
import { slideSizes } from '#web/features/site/landing/hero/carousel.tsx';
import { landingTexts } from '#web/features/site/landing/texts.ts';
import { loadCatalogues, translator } from '#web/i18n/catalogue.ts';
import { setLanguage } from '#web/i18n/language.ts';
import { writeDocument } from './document.ts';
import { LandingRoot } from './root.tsx';

/** Writes the whole landing page. The server and the development server call it. */
export async function renderLanding(data: LandingData, assets: LandingAssets): Promise<string> {
  await loadCatalogues(data.language);
  // From here to the end nothing waits: another language cannot come in between.
  setLanguage(data.language);
  const t = translator(landingTexts);
  return writeDocument({
    data,
    assets,
    title: t('documentTitle'),
    description: t('documentDescription'),
    slideSizes,
    body: renderToString(<LandingRoot data={data} />),
  });
}
