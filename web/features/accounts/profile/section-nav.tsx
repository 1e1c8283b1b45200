import { useEffect, useRef } from 'react';
import { useTexts } from '#web/i18n/catalogue.ts';
import { sectionIds } from './sections.ts';
import { profileTexts } from './texts.ts';
import { useCurrentSection } from './use-current-section.ts';

const link =
  'flex flex-none items-center whitespace-nowrap text-muted no-underline hover:text-text aria-[current]:font-[640] aria-[current]:text-text ' +
  'lg:min-h-9 lg:border-line lg:border-l-2 lg:py-1 lg:pl-4 lg:aria-[current]:border-text ' +
  'max-lg:h-11 max-lg:border-transparent max-lg:border-b-2 max-lg:px-1 max-lg:aria-[current]:border-text';

/** At the side, or a swipeable row above the sections. */
export function SectionNav() {
  const t = useTexts(profileTexts);
  const current = useCurrentSection();
  const row = useRef<HTMLElement>(null);
  useEffect(() => {
    const chosen = row.current?.querySelector<HTMLElement>(`[href="#${current}"]`);
    // Scroll only the row: the user is scrolling the page.
    if (chosen) row.current?.scrollTo({ left: chosen.offsetLeft - 48 });
  }, [current]);
  return (
    <nav
      ref={row}
      aria-label={t('sections')}
      className="sticky top-(--size-navbar) z-10 bg-panel max-lg:-mx-4 max-lg:overflow-x-auto max-lg:border-line max-lg:border-b max-lg:px-4 max-lg:[scrollbar-width:none] max-md:px-4 md:max-lg:-mx-8 md:max-lg:px-8 lg:self-start lg:pt-6"
    >
      <ul className="m-0 flex list-none p-0 max-lg:gap-5 lg:flex-col">
        {sectionIds.map((id) => (
          <li key={id}>
            <a href={`#${id}`} aria-current={id === current ? 'true' : undefined} className={link}>
              {t(id)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
