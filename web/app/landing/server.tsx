import { renderToString } from 'react-dom/server';
import { yearlyDiscountPercent } from '#contract/plans.ts';
import { pathOf } from '#contract/routes.ts';
import type { LandingAssets, LandingData, PricingData } from '#contract/site.ts';
import { slideSizes } from '#web/features/site/landing/hero/carousel.tsx';
import { landingTexts } from '#web/features/site/landing/texts.ts';
import { pricingTexts } from '#web/features/site/pages/pricing/texts.ts';
import { visitorHead } from '#web/features/site/pages/pricing/visitor-head.ts';
import { loadCatalogues, translator } from '#web/i18n/catalogue.ts';
import { setLanguage } from '#web/i18n/language.ts';
import { formatPercent } from '#web/i18n/percent.ts';
import { pricingDataId } from './data-ids.ts';
import { writeDocument } from './document.ts';
import { writePage } from './page-document.ts';
import { PricingRoot } from './pricing-root.tsx';
import { LandingRoot } from './root.tsx';

/** Renders the whole landing page. Called by the server and the development server. */
export async function renderLanding(data: LandingData, assets: LandingAssets): Promise<string> {
  await loadCatalogues(data.language);
  // No await from here on: another request could change the language.
  setLanguage(data.language);
  const t = translator(landingTexts);
  return writeDocument({
    data,
    assets,
    title: t('documentTitle'),
    description: t(
      data.usesCoins && !data.isSignUpClosed ? 'documentDescription' : 'documentDescriptionCoinFree',
    ),
    slideSizes,
    body: renderToString(<LandingRoot data={data} />),
  });
}

/** Renders the whole pricing page as visitors see it. */
export async function renderPricing(data: PricingData, assets: LandingAssets): Promise<string> {
  await loadCatalogues(data.language);
  // As above.
  setLanguage(data.language);
  const t = translator(pricingTexts);
  const { origin } = assets;
  const { title, line } = visitorHead(data);
  return writePage({
    language: data.language,
    assets,
    title: `${t(title)} · Adventure`,
    description:
      line === 'testLine'
        ? t('documentDescription', { percent: formatPercent(yearlyDiscountPercent) })
        : t(line),
    body: renderToString(<PricingRoot data={data} />),
    // One address for all languages: no alternates.
    addresses: origin === null ? null : { own: origin + pathOf('pricing'), others: [] },
    links: [],
    structured: null,
    data: { id: pricingDataId, value: data },
  });
}
