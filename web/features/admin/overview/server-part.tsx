import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { type AlertTest, testAlerts } from '#contract/alerts.ts';
import type { BackupStatus } from '#contract/backups.ts';
import { errorText } from '#web/api/error-texts.ts';
import { type TranslateOf, useTexts } from '#web/i18n/catalogue.ts';
import { dateAndTime, formatDate } from '#web/i18n/dates.ts';
import { Button } from '#web/ui/button.tsx';
import { showToast } from '#web/ui/toast.ts';
import { adminCall } from '../admin-call.ts';
import { formatBytes } from '../amounts.ts';
import { overviewTexts } from './texts.ts';
import { isBackingUp, useBackups } from './use-backups.ts';

/** Backups and alerts: how they are, and a button for each. */
export function ServerPart() {
  const t = useTexts(overviewTexts);
  return (
    <section aria-labelledby="overview-server">
      <h2 id="overview-server" className="m-0 pb-2 type-label">
        {t('server')}
      </h2>
      <div className="divide-y divide-line border-line border-y">
        <BackupRow />
        <AlertRow />
      </div>
    </section>
  );
}

function Row({ title, children, action }: { title: string; children: ReactNode; action: ReactNode }) {
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-3 py-4">
      <div className="grid min-w-0 flex-1 basis-72 gap-0.5">
        <h3 className="m-0 font-[540] type-body">{title}</h3>
        <div className="wrap-anywhere max-w-[80ch] text-muted">{children}</div>
      </div>
      {action}
    </div>
  );
}

function BackupRow() {
  const t = useTexts(overviewTexts);
  const { backups, take } = useBackups();
  const isBusy = take.isPending || (backups !== undefined && isBackingUp(backups));
  return (
    <Row
      title={t('backup')}
      action={
        backups?.isOn !== false && (
          <Button busy={isBusy} busyLabel={t('backingUp')} onClick={() => take.mutate()}>
            {t('backUpNow')}
          </Button>
        )
      }
    >
      {backups && <BackupLines backups={backups} />}
    </Row>
  );
}

function BackupLines({ backups }: { backups: BackupStatus }) {
  const t = useTexts(overviewTexts);
  const { isOn, folder, pictures, last, lastGood } = backups;
  if (!isOn) return t('backupYoursLine');
  return (
    <>
      {last?.state === 'failed' && (
        <p className="m-0 text-danger">
          {t('backupFailedAt', { date: formatDate(last.endedAt ?? last.requestedAt, dateAndTime) })}{' '}
          {last.error}
        </p>
      )}
      <p className="m-0">
        {lastGood === null
          ? t('noBackupLine')
          : t('lastBackup', {
              date: formatDate(lastGood.requestedAt, dateAndTime),
              size: formatBytes(lastGood.databaseBytes ?? 0),
              folder,
            })}{' '}
        {lastGood?.objects != null && lastGood.objectBytes !== null
          ? t('backupPictures', { count: lastGood.objects, size: formatBytes(lastGood.objectBytes) })
          : pictures !== 'included' && t(pictures === 'bucket' ? 'picturesInBucket' : 'picturesLeftOut')}
      </p>
    </>
  );
}

function AlertRow() {
  const t = useTexts(overviewTexts);
  const test = useMutation({
    mutationFn: () => adminCall(testAlerts),
    onSuccess: (result) =>
      showToast({ title: outcomeOf(t, result), tone: result.webhook === 'failed' ? 'error' : 'neutral' }),
    onError: (error) => showToast({ title: errorText(error), tone: 'error' }),
  });
  return (
    <Row
      title={t('alerts')}
      action={
        <Button busy={test.isPending} busyLabel={t('sending')} onClick={() => test.mutate()}>
          {t('testAlert')}
        </Button>
      }
    >
      {t('alertsLine')}
    </Row>
  );
}

function outcomeOf(t: TranslateOf<typeof overviewTexts>, { isMailSent, mailed, ...sent }: AlertTest): string {
  const mail = isMailSent ? t('alertMailed', { count: mailed }) : t('alertNoMail');
  const webhook = {
    off: t('alertNoWebhook'),
    delivered: t('alertPosted'),
    failed: t('alertNotPosted', { error: sent.webhookError ?? '' }),
  };
  return `${mail} ${webhook[sent.webhook]}`;
}
