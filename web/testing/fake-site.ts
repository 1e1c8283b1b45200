import { getOperator } from '#contract/contact.ts';
import { getSiteContent, listShowcase, type ShowcaseItem, siteLimits } from '#contract/site.ts';
import type { FakeApi } from './fake-api.ts';

const testimonial = {
  name: 'Ada',
  role: 'Gaming channel',
  text: 'It saves me an hour a video.',
  stars: siteLimits.maxStars,
  picture: null,
  isSample: true,
};

/** Answers the public pages' calls: the operator's name and texts, and a showcase of `pictures` pictures. */
export function answerForSite(api: FakeApi, { pictures = 0 } = {}): void {
  const success = true as const;
  api.answer(getSiteContent, () => ({
    success,
    content: {
      figures: [],
      testimonials: Array(siteLimits.testimonials).fill(testimonial),
      faq: [{ question: 'Is it free?', answer: 'To begin with.' }],
      social: [],
      updates: [],
    },
  }));
  api.answer(getOperator, () => ({
    success,
    name: 'Example Ltd',
    address: null,
    supportEmail: null,
    communityUrl: null,
    coOwnership: true,
  }));
  const items = Array.from({ length: pictures }, (_, number) => showcasePicture(number + 1));
  api.answer(listShowcase, ({ query: { offset, limit } }) => ({
    success,
    items: items.slice(offset, offset + limit),
    total: items.length,
    hasMore: offset + limit < items.length,
  }));
}

function showcasePicture(number: number): ShowcaseItem {
  return {
    id: `showcase-${number}`,
    prompt: `Example ${number}`,
    tool: 'Thumbnail',
    style: 'Photographic',
    width: 1280,
    height: 720,
    variants: [{ width: 640, url: `/files/640x360.png?example=${number}` }],
    thumbhash: null,
  };
}
