import { clsx } from 'clsx';
import { Star } from 'lucide-react';
import { useState } from 'react';
import type { Testimonial } from '#contract/site.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { landingTexts } from '../texts.ts';
import { hueOf, initialsOf } from './initials.ts';
import { shownTestimonials } from './shown-testimonials.ts';

const maxStars = 5;

/**
 * Testimonials. Samples are marked as such, each one and the section, and left out as soon as there is a real
 * one.
 */
export function Testimonials({ testimonials }: { testimonials: readonly Testimonial[] }) {
  const t = useTexts(landingTexts);
  const shown = shownTestimonials(testimonials);
  return (
    <section aria-labelledby="voices-title" className="border-line border-y bg-stage">
      <div className="mx-auto max-w-[1520px] px-4 py-[72px] md:px-10">
        <h2 id="voices-title" className="type-display">
          {t('voicesTitle')}
        </h2>
        {shown.some((one) => one.isSample) && <p className="mt-3 text-muted">{t('voicesNote')}</p>}
        <ul className="mt-9 grid list-none border-line border-t p-0 max-md:divide-y max-md:divide-line md:grid-cols-3 md:divide-x md:divide-line">
          {shown.map((one) => (
            <li
              key={one.name}
              className="flex flex-col gap-4 py-7 md:px-7 md:pb-0 md:first:pl-0 md:last:pr-0"
            >
              <Stars count={one.stars} />
              <blockquote className="m-0 flex-1 text-[16px] leading-6">{one.text}</blockquote>
              <div className="flex items-center gap-3">
                <CreatorAvatar name={one.name} picture={one.picture} />
                <span className="grid min-w-0">
                  <span className="flex flex-wrap items-center gap-2 font-[640]">
                    {one.name}
                    {one.isSample && (
                      <span className="type-badge rounded-badge bg-over px-1.5 text-muted">
                        {t('sample')}
                      </span>
                    )}
                  </span>
                  <span className="type-meta text-faint">{one.role}</span>
                </span>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

function Stars({ count }: { count: number }) {
  const t = useTexts(landingTexts);
  return (
    <span role="img" aria-label={t('stars', { count })} className="flex gap-0.5">
      {Array.from({ length: maxStars }, (_, at) => (
        <Star
          // biome-ignore lint/suspicious/noArrayIndexKey: the stars never move.
          key={at}
          size={18}
          strokeWidth={1.75}
          aria-hidden
          className={clsx(at < count ? 'fill-current text-coin-fill' : 'text-faint')}
        />
      ))}
    </span>
  );
}

/** A creator's portrait; the initials if there is none or it fails to load. */
function CreatorAvatar({ name, picture }: { name: string; picture: string | null }) {
  const [isBroken, setBroken] = useState(false);
  if (picture === null || isBroken) {
    return (
      <span
        aria-hidden="true"
        style={{ backgroundColor: `oklch(0.42 0.09 ${hueOf(name)})` }}
        className="grid size-11 flex-none place-items-center rounded-full text-[15px] font-[640] text-on-brand"
      >
        {initialsOf(name)}
      </span>
    );
  }
  return (
    <img
      src={picture}
      alt=""
      width={44}
      height={44}
      loading="lazy"
      decoding="async"
      onError={() => setBroken(true)}
      className="size-11 flex-none rounded-full bg-over object-cover"
    />
  );
}
