import { plainAnswer } from '#contract/answer.ts';
import { localeOf } from '#contract/languages.ts';
import { paidPlans, plans } from '#contract/plans.ts';
import type { LandingAssets, LandingData } from '#contract/site.ts';
import { landingPath } from '#contract/site-languages.ts';

interface Described {
  data: LandingData;
  assets: LandingAssets;
  description: string;
}

/** The product's structured data, in schema.org terms. */
export function structuredData({ data, assets, description }: Described): object {
  const origin = assets.origin ?? '';
  const url = origin + landingPath(data.language);
  const inLanguage = localeOf(data.language);
  return {
    '@context': 'https://schema.org',
    '@graph': [
      { '@type': 'WebSite', '@id': `${origin}/#site`, name: 'Adventure', url, inLanguage, description },
      {
        '@type': 'SoftwareApplication',
        name: 'Adventure',
        url,
        description,
        applicationCategory: 'MultimediaApplication',
        operatingSystem: 'Web',
        image: `${origin}/media/card-${data.language}.jpg`,
        ...(data.usesCoins && {
          offers: paidPlans.map((name) => ({
            '@type': 'Offer',
            name: plans[name].label,
            price: plans[name].monthlyPrice,
            priceCurrency: 'USD',
            url: `${origin}/pricing`,
          })),
        }),
      },
      {
        '@type': 'FAQPage',
        inLanguage,
        mainEntity: data.content.faq.map(({ question, answer }) => ({
          '@type': 'Question',
          name: question,
          acceptedAnswer: { '@type': 'Answer', text: plainAnswer(answer) },
        })),
      },
    ],
  };
}
