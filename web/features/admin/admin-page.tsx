import { clsx } from 'clsx';
import type { ComponentType } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { ReauthenticationHost } from '#web/features/accounts/lazy.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { Icon } from '#web/ui/icon.tsx';
import { rowStyle } from '#web/ui/row-style.ts';
import { Select } from '#web/ui/select.tsx';
import { useTitle } from '#web/ui/use-title.ts';
import { useUsesCoins } from '#web/ui/uses-coins.ts';
import { AffiliatesSection } from './affiliates/affiliates-section.tsx';
import { ContentSection } from './content/content-section.tsx';
import { EnginesSection } from './engines/engines-section.tsx';
import { JobsSection } from './jobs/jobs-section.tsx';
import { LogSection } from './log/log-section.tsx';
import { MessagesSection } from './messages/messages-section.tsx';
import { MoneySection } from './money/money-section.tsx';
import { OutboxSection } from './outbox/outbox-section.tsx';
import { OverviewSection } from './overview/overview-section.tsx';
import { readSection, type SectionId, sectionsOf } from './sections.ts';
import { SettingsSection } from './settings/settings-section.tsx';
import { ShowcaseSection } from './showcase/showcase-section.tsx';
import { adminTexts } from './texts.ts';
import { UsersSection } from './users/users-section.tsx';

const parts: Record<SectionId, ComponentType> = {
  overview: OverviewSection,
  people: UsersSection,
  jobs: JobsSection,
  money: MoneySection,
  engines: EnginesSection,
  messages: MessagesSection,
  affiliates: AffiliatesSection,
  showcase: ShowcaseSection,
  content: ContentSection,
  settings: SettingsSection,
  outbox: OutboxSection,
  log: LogSection,
};

const addressOf = (id: SectionId) => (id === 'overview' ? '?' : `?part=${id}`);

/** The panel: a 220 px menu at the side, a select on small screens, and the chosen section beside it. */
export function AdminPage() {
  const t = useTexts(adminTexts);
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const usesCoins = useUsesCoins();
  const shown = sectionsOf(usesCoins);
  const current = readSection(search.get('part'), usesCoins);
  const Part = parts[current];
  useTitle(`${t(current)} · ${t('adminPanel')}`);
  return (
    <div className="min-h-[calc(100dvh-var(--bar-height))] lg:grid lg:grid-cols-[240px_minmax(0,1fr)]">
      <nav
        aria-label={t('sections')}
        className="sticky top-(--bar-height) hidden h-[calc(100dvh-var(--bar-height))] border-line border-r p-3 lg:block"
      >
        <ul className="m-0 grid list-none gap-0.5 p-0">
          {shown.map(({ id, icon }) => (
            <li key={id}>
              <Link
                to={addressOf(id)}
                aria-current={id === current ? 'page' : undefined}
                className={clsx(rowStyle, id === current ? 'bg-over font-[640]' : 'hover:bg-over')}
              >
                <Icon of={icon} className={id === current ? '' : 'text-faint'} />
                {t(id)}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <div className="min-w-0 px-4 pt-5 pb-20 lg:px-8 lg:pt-6">
        <Select
          className="mb-5 lg:hidden"
          label={t('sections')}
          value={current}
          onChange={(id) => void navigate(addressOf(id))}
          options={shown.map(({ id }) => ({ value: id, label: t(id) }))}
        />
        <Part key={current} />
        <ReauthenticationHost />
      </div>
    </div>
  );
}
