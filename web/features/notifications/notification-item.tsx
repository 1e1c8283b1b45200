import { clsx } from 'clsx';
import {
  CalendarClock,
  CalendarX,
  Coins,
  CreditCard,
  Eye,
  Gauge,
  Hand,
  Heart,
  Image,
  type LucideIcon,
  MessageCircle,
  MessageSquareText,
  Palette,
  Scale,
  ShieldCheck,
  TriangleAlert,
} from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { Link } from 'react-router';
import { hourMs } from '#contract/durations.ts';
import type { Notification, NotificationType } from '#contract/notifications.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { formatDate } from '#web/i18n/dates.ts';
import { currentLocale } from '#web/i18n/language.ts';
import { Icon } from '#web/ui/icon.tsx';
import { ageOf } from './age.ts';
import { notificationsTexts } from './texts.ts';
import { textOf } from './words.ts';

const notificationIcons: Readonly<Record<NotificationType, LucideIcon>> = {
  welcome: Hand,
  first_image: Image,
  discord_community: MessageCircle,
  coin_expiration: CalendarClock,
  low_balance: Coins,
  purchase: CreditCard,
  payment_failed: TriangleAlert,
  second_factor: ShieldCheck,
  recovery_codes: ShieldCheck,
  subscription_ended: CalendarX,
  style_ready: Palette,
  style_failed: TriangleAlert,
  engine_spending: Gauge,
  billing_findings: Scale,
  link_opened: Eye,
  link_comments: MessageSquareText,
  link_choices: Heart,
};

interface NotificationItemProps {
  notification: Notification;
  onRead: (id: string) => void;
  /** Called after a navigation. */
  onGo?: (() => void) | undefined;
}

/** Where `--row-inset` is below 16 px, background and ring extend only that far, never into a neighbour. */
const rowStyle = clsx(
  'relative flex w-full items-start gap-3 px-(--row-inset,16px) py-3.5 text-left no-underline',
  'focus-visible:outline-none after:pointer-events-none after:absolute after:inset-x-[calc(var(--row-inset,16px)-14px)] after:inset-y-0.5 after:rounded-control',
  'focus-visible:after:outline-2 focus-visible:after:outline-(--focus) forced-colors:focus-visible:after:outline-[Highlight]',
  'hover:bg-over hover:shadow-[calc(16px-var(--row-inset,16px))_0_0_var(--over),calc(var(--row-inset,16px)-16px)_0_0_var(--over)]',
);

/** A notification as one button: marks it read and opens its target, if any. */
export function NotificationItem({ notification, onRead, onGo }: NotificationItemProps) {
  const { id, read, action } = notification;
  const markRead = () => {
    if (!read) onRead(id);
  };
  const row = <Row notification={notification} />;
  if (action === undefined) {
    return (
      <RowButton isRead={read} onPress={markRead}>
        {row}
      </RowButton>
    );
  }
  return (
    <Link
      to={action.url}
      className={rowStyle}
      onClick={() => {
        markRead();
        onGo?.();
      }}
    >
      {row}
    </Link>
  );
}

interface RowButtonProps {
  isRead: boolean;
  onPress: () => void;
  children: ReactNode;
}

function RowButton({ isRead, onPress, children }: RowButtonProps) {
  return (
    <button
      type="button"
      aria-disabled={isRead || undefined}
      className={`${rowStyle} border-0 bg-transparent`}
      onClick={onPress}
    >
      {children}
    </button>
  );
}

function Row({ notification }: { notification: Notification }) {
  const t = useTexts(notificationsTexts);
  const { title, message, action } = textOf(notification);
  const isUnread = !notification.read;
  return (
    <>
      {isUnread && (
        <span
          aria-hidden="true"
          className="absolute top-7 left-[calc(var(--row-inset,16px)-11px)] size-1.5 rounded-full bg-accent-text forced-colors:bg-[Highlight]"
        />
      )}
      <span className="grid size-8 flex-none place-items-center rounded-control bg-over text-muted">
        <Icon of={notificationIcons[notification.type]} />
      </span>
      <span className="grid min-w-0 flex-1 gap-0.5">
        <span className="flex items-baseline justify-between gap-3">
          <span className={clsx('min-w-0', isUnread ? 'font-[640] text-text' : 'font-[540] text-muted')}>
            {isUnread && <span className="sr-only">{t('unread')} </span>}
            {title}
          </span>
          <span className="type-meta flex-none text-faint">
            <AgeText createdAt={notification.createdAt} />
          </span>
        </span>
        <span className="text-muted">{message}</span>
        {notification.action && <span className="pt-1 font-semibold text-accent-text">{action}</span>}
      </span>
    </>
  );
}

/** A timer of more than 24 days would fire at once. */
const maxWaitMs = hourMs;

/** "5 sec. ago", "yesterday": updates while it is on screen. */
function AgeText({ createdAt }: { createdAt: number }) {
  const [now, setNow] = useState(Date.now);
  const { value, unit } = ageOf(createdAt, now);
  useEffect(() => {
    const waitMs = Math.min(ageOf(createdAt, now).changesInMs, maxWaitMs);
    const timer = setTimeout(() => setNow(Date.now()), waitMs);
    return () => clearTimeout(timer);
  }, [createdAt, now]);
  const text = new Intl.RelativeTimeFormat(currentLocale(), { numeric: 'auto', style: 'short' });
  const date = new Date(createdAt);
  return (
    <time dateTime={date.toISOString()} title={formatDate(date, { dateStyle: 'long', timeStyle: 'short' })}>
      {text.format(value === 0 ? 0 : -value, unit)}
    </time>
  );
}
