import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Globe, type LucideIcon, Monitor, Smartphone, Tablet } from 'lucide-react';
import { useState } from 'react';
import { endSession, type Session, signOutEverywhere } from '#contract/profile.ts';
import { call } from '#web/api/call.ts';
import { errorText } from '#web/api/error-texts.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { dateAndTime, formatDate } from '#web/i18n/dates.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { leave } from '../../session/sign-out.ts';
import { notifyTabs } from '../../session/tab-messages.ts';
import { Section } from '../section.tsx';
import { profileTexts } from '../texts.ts';
import { sessionsQuery } from './queries.ts';
import { QueryRows, Row } from './rows.tsx';

/** The browsers in which the user is signed in; ends one session or all. */
export function SessionsSection() {
  const t = useTexts(profileTexts);
  const client = useQueryClient();
  const sessions = useQuery(sessionsQuery);
  const [isAsking, setAsking] = useState(false);
  const ending = useMutation({
    mutationFn: (id: string) => call(endSession, { params: { id } }),
    onSuccess: (_, id) =>
      client.setQueryData(sessionsQuery.queryKey, (known) => known?.filter((one) => one.id !== id)),
    onSettled: () => client.invalidateQueries({ queryKey: sessionsQuery.queryKey }),
  });
  const everywhere = useMutation({
    mutationFn: () => call(signOutEverywhere),
    onSuccess: () => {
      notifyTabs('signedOut');
      leave();
    },
    onError: () => setAsking(false),
  });
  const failure = ending.error ?? everywhere.error;
  return (
    <Section id="sessions" title={t('sessions')} line={t('sessionsLine')}>
      <QueryRows query={sessions} items={sessions.data}>
        {(session) => (
          <SessionRow
            key={session.id}
            session={session}
            busy={ending.isPending && ending.variables === session.id}
            onEnd={() => ending.mutate(session.id)}
          />
        )}
      </QueryRows>
      <p role="alert" className="text-danger empty:hidden">
        {failure !== null && errorText(failure)}
      </p>
      <div>
        <Button variant="danger" onClick={() => setAsking(true)}>
          {t('signOutEverywhere')}
        </Button>
      </div>
      <ConfirmDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title={t('signOutEverywhere')}
        sentence={t('signOutEverywhereQuestion')}
        confirmLabel={t('signOutEverywhere')}
        busy={everywhere.isPending}
        onConfirm={() => everywhere.mutate()}
      />
    </Section>
  );
}

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
function SessionRow({ session, busy, onEnd }: SessionRowProps) {
  const t = useTexts(profileTexts);
  const { browser, system } = session;
  const name =
    browser !== null && system !== null
      ? t('sessionOn', { browser, system })
      : (browser ?? system ?? t('unknownBrowser'));
  const time = formatDate(session.lastSeenAt, dateAndTime);
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
