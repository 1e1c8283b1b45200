import { expect, test } from 'vitest';
import type { LandingData } from '#contract/site.ts';
import { writeDocument } from './document.ts';

const data: LandingData = {
  language: 'pt',
  isSignedIn: false,
  usesCoins: true,
  isSignUpClosed: false,
  content: {
    figures: [],
    testimonials: [],
    faq: [{ question: 'Por quê?', answer: 'Sim.' }],
    social: [],
    updates: [],
  },
  showcase: [],
  showcaseTotal: 0,
};

function written(origin: string | null): string {
  const assets = { origin, styles: [], inlineStyles: '', scripts: [], preloads: [], font: null };
  return writeDocument({ data, assets, title: 'T', description: 'D', slideSizes: '100vw', body: '' });
}

test('has absolute addresses if the public one is known', () => {
  const html = written('https://studio.example');
  expect(html).toContain('<link rel="canonical" href="https://studio.example/pt">');
  expect(html).toContain('<link rel="alternate" hreflang="x-default" href="https://studio.example/">');
  expect(html).toContain('<meta property="og:url" content="https://studio.example/pt">');
  expect(html).toContain('<meta property="og:image" content="https://studio.example/media/card-pt.jpg">');
  expect(html).toContain('"url":"https://studio.example/pt"');
});

test('has no host if the public address is unknown, and crawlers can still resolve the card', () => {
  const html = written(null);
  expect(html).not.toMatch(/rel="(?:canonical|alternate)"|og:url/);
  expect(html).toContain('<meta property="og:image" content="/media/card-pt.jpg">');
  expect(html).toContain('"url":"/pt"');
  expect(html.replaceAll(/https:\/\/schema\.org/g, '')).not.toMatch(/https?:\/\//);
});
