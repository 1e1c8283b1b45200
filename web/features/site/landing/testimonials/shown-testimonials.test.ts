import { expect, it } from 'vitest';
import { shownTestimonials } from './shown-testimonials.ts';

const testimonial = (name: string, isSample: boolean) => ({
  ...{ name, role: 'Gaming', text: 'It saves me an hour.', stars: 5, picture: null },
  isSample,
});
const sample = testimonial('Ada', true);
const real = testimonial('Grace', false);

it('shows the samples while there is no real testimonial, and only real ones after that', () => {
  expect(shownTestimonials([sample, sample])).toEqual([sample, sample]);
  expect(shownTestimonials([sample, real, sample])).toEqual([real]);
});
