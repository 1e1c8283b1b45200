import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { encode } from 'uqr';
import { beginSecondFactor, confirmSecondFactor } from '#contract/second-factor.ts';
import { call } from '#web/api/call.ts';
import { errorText } from '#web/api/error-texts.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { profileQuery } from '../profile-query.ts';
import { withReauthentication } from '../reauthentication/with-reauthentication.ts';
import { sessionsQuery } from '../security/queries.ts';
import { CodeStep, codeFormId, useCode } from './code-step.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { secondFactorTexts } from './texts.ts';

interface EnrolDialogProps {
  email: string;
  onClose: () => void;
}

/** Turns two-factor sign-in on: the secret, a code of it, then the recovery codes. */
export function EnrolDialog({ email, onClose }: EnrolDialogProps) {
  const t = useTexts(secondFactorTexts);
  const client = useQueryClient();
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const begun = useQuery({
    queryKey: ['second-factor-secret'],
    queryFn: () => withReauthentication(() => call(beginSecondFactor)),
    // A secret is for one dialog.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
  });
  const state = useCode(async (code) => {
    const { recoveryCodes } = await call(confirmSecondFactor, { body: { code } });
    setCodes(recoveryCodes);
    for (const { queryKey } of [profileQuery, sessionsQuery]) void client.invalidateQueries({ queryKey });
  });
  if (codes !== null) return <RecoveryCodes codes={codes} email={email} onClose={onClose} />;
  return (
    <Dialog
      onClose={onClose}
      title={t('scanTitle')}
      description={t('scanLine')}
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button
            type="submit"
            form={codeFormId}
            variant="main"
            busy={state.isSending}
            busyLabel={t('confirming')}
            disabled={begun.data === undefined}
          >
            {t('confirm')}
          </Button>
        </>
      }
    >
      <div className="grid gap-4 pt-2">
        {begun.error !== null && (
          <p role="alert" className="m-0 text-danger">
            {errorText(begun.error)}
          </p>
        )}
        {begun.data === undefined ? (
          begun.error === null && <Skeleton className="size-44" />
        ) : (
          <>
            <QrCode text={begun.data.address} label={t('qr')} />
            <p className="m-0 grid gap-0.5">
              <span className="text-faint type-meta">{t('key')}</span>
              <code className="select-all text-[15px] tracking-wide wrap-anywhere">
                {begun.data.secret.replace(/(.{4})(?=.)/g, '$1 ')}
              </code>
            </p>
            <CodeStep state={state} label={t('code')} />
          </>
        )}
      </div>
    </Dialog>
  );
}

/** A QR code, dark on light in both themes: scanners expect that. */
function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { border: 2 });
  const path = data
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('');
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className="block size-44 rounded-control"
    >
      <path d={`M0 0h${size}v${size}H0z`} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}
