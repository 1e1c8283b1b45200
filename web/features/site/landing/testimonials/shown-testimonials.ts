import type { Testimonial } from '#contract/site.ts';

/** The real ones; the samples while there is none. */
export function shownTestimonials(testimonials: readonly Testimonial[]): readonly Testimonial[] {
  const real = testimonials.filter((one) => !one.isSample);
  return real.length > 0 ? real : testimonials;
}
