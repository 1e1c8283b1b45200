import { Globe, type LucideIcon, Monitor, Smartphone, Tablet } from 'lucide-react';
import type { Session } from '#contract/profile.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { formatDate } from '#web/i18n/dates.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { profileTexts } from '../texts.ts';
import { Row } from './rows.tsx';

const icons = {
  computer: Monitor,
  phone: Smartphone,
  tablet: Tablet,
  other: Globe,
} as const satisfies Record<Session['kind'], LucideIcon>;

interface SessionRowProps {
  session: Session;
  busy: boolean;
  onEnd: () => void;
}

/** One browser: its name, when it was last active, and a button that ends its session. */
export function SessionRow({ session, busy, onEnd }: SessionRowProps) {
  const t = useTexts(profileTexts);
  const { browser, system } = session;
  const name =
    browser !== null && system !== null
      ? t('sessionOn', { browser, system })
      : (browser ?? system ?? t('unknownBrowser'));
  const time = formatDate(session.lastSeenAt, { dateStyle: 'medium', timeStyle: 'short' });
  const since = t('since', { date: formatDate(session.createdAt, { dateStyle: 'medium' }) });
  return (
    <Row
      icon={icons[session.kind]}
      title={
        <>
          {name}
          {session.isCurrent && <Badge tone="ok">{t('thisSession')}</Badge>}
        </>
      }
      line={`${t('lastSeen', { time: session.isCurrent ? t('now') : time })} · ${since}`}
      action={
        !session.isCurrent && (
          <Button
            size="sm"
            aria-label={t('endSessionOf', { name })}
            busy={busy}
            busyLabel={t('ending')}
            onClick={onEnd}
          >
            {t('endSession')}
          </Button>
        )
      }
    />
  );
}
