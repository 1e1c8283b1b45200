import { clsx } from 'clsx';
import { useTexts } from '#web/i18n/catalogue.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { rowStyle } from '#web/ui/row-style.ts';
import { SiteLink } from '#web/ui/site-link.tsx';
import { Tooltip } from '#web/ui/tooltip.tsx';
import { type ExploreEntry, exploreGroups } from './entries.ts';
import { publicBarTexts } from './texts.ts';

interface ExploreListProps {
  onGo: () => void;
  className?: string;
}

/** The four groups of Explore. */
export function ExploreList({ onGo, className }: ExploreListProps) {
  const t = useTexts(publicBarTexts);
  return (
    <div className={clsx('grid gap-x-2 gap-y-3', className)}>
      {exploreGroups.map((group) => (
        <section key={group.text} aria-label={t(group.text)}>
          <p className="type-meta px-3 pb-1 text-faint">{t(group.text)}</p>
          <ul className="m-0 list-none p-0">
            {group.entries.map((entry) => (
              <li key={entry.text}>
                <ExploreRow entry={entry} onGo={onGo} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

function ExploreRow({ entry, onGo }: { entry: ExploreEntry; onGo: () => void }) {
  const t = useTexts(publicBarTexts);
  const name = (
    <>
      <Icon of={entry.icon} className="text-faint" />
      <span className="flex-1">{t(entry.text)}</span>
    </>
  );
  const row =
    entry.href === null ? (
      <button type="button" aria-disabled className={`${rowStyle} border-0 bg-transparent text-faint`}>
        {name}
        <Badge>{t('soon')}</Badge>
      </button>
    ) : (
      <SiteLink href={entry.href} onClick={onGo} className={`${rowStyle} text-text hover:bg-over`}>
        {name}
        {entry.isSoon && <Badge>{t('soon')}</Badge>}
      </SiteLink>
    );
  return entry.hint === undefined ? row : <Tooltip text={t(entry.hint)}>{row}</Tooltip>;
}
