import { ChevronLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useTexts } from '#web/i18n/catalogue.ts';
import { buttonStyle } from '#web/ui/button-style.ts';
import { Icon } from '#web/ui/icon.tsx';
import { Tooltip } from '#web/ui/tooltip.tsx';
import { galleryTexts } from '../texts.ts';
import { galleryPath } from './gallery-paths.ts';

interface TitleRowProps {
  title: ReactNode;
  /** The count in words; empty while unknown, null where nothing is counted. */
  count: string | null;
  /** Shows a link back to the whole gallery. */
  hasBack?: boolean;
  /** At the right of the title. */
  aside?: ReactNode;
  children?: ReactNode;
}

/** The title of the page with its count and actions. */
export function TitleRow({ title, count, hasBack = false, aside, children }: TitleRowProps) {
  const t = useTexts(galleryTexts);
  return (
    <header className="flex min-h-16 items-center gap-x-3 px-4 pt-4 pb-1 md:min-h-[73px] lg:px-6">
      {hasBack && (
        <Tooltip text={t('title')}>
          <Link
            to={galleryPath}
            aria-label={t('title')}
            className={`${buttonStyle({ variant: 'quiet', iconOnly: true })} -mr-2 -ml-3`}
          >
            <Icon of={ChevronLeft} size="lg" />
          </Link>
        </Tooltip>
      )}
      <div className="flex min-w-0 items-center gap-x-3 max-md:flex-col max-md:items-start">
        <h1 className="m-0 max-w-full min-w-0 truncate type-title max-md:text-[22px]! max-md:leading-7!">
          {title}
        </h1>
        {count !== null && (
          <span
            className="flex-none text-faint max-md:min-h-[18px] max-md:text-[13px] max-md:leading-[18px] md:pt-1.5"
            aria-live="polite"
          >
            {count}
          </span>
        )}
      </div>
      {aside}
      <span className="flex-1" />
      <div className="flex flex-none items-center gap-1">{children}</div>
    </header>
  );
}
