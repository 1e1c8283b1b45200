import { useEffect, useState } from 'react';
import { type SectionId, sectionIds } from './sections.ts';

/** The section in the upper part of the window. */
export function useCurrentSection(): SectionId {
  const [current, setCurrent] = useState<SectionId>('you');
  useEffect(() => {
    const seen = new Set<string>();
    const choose = () => {
      const { scrollHeight } = document.documentElement;
      const isAtEnd = window.innerHeight + window.scrollY >= scrollHeight - 2;
      // The last sections are too short to reach the upper part.
      const first = isAtEnd && window.scrollY > 0 ? sectionIds.at(-1) : sectionIds.find((id) => seen.has(id));
      if (first !== undefined) setCurrent(first);
    };
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) seen.add(target.id);
          else seen.delete(target.id);
        }
        choose();
      },
      // Below the bar and above the middle: the part the user reads.
      { rootMargin: '-120px 0px -55% 0px' },
    );
    for (const id of sectionIds) {
      const section = document.getElementById(id);
      if (section !== null) observer.observe(section);
    }
    // Reaching or leaving the end of the page crosses no section's edge.
    window.addEventListener('scroll', choose, { passive: true });
    return () => {
      observer.disconnect();
      window.removeEventListener('scroll', choose);
    };
  }, []);
  return current;
}
