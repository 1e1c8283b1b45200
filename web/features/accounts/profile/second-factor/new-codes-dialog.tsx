import { useMutation, useQueryClient } from '@tanstack/react-query';
import { renewRecoveryCodes } from '#contract/second-factor.ts';
import { call } from '#web/api/call.ts';
import { errorText } from '#web/api/error-texts.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { profileQuery } from '../profile-query.ts';
import { withReauthentication } from '../reauthentication/with-reauthentication.ts';
import { RecoveryCodes } from './recovery-codes.tsx';
import { secondFactorTexts } from './texts.ts';

interface NewCodesDialogProps {
  email: string;
  onClose: () => void;
}

/** Replaces the recovery codes once the user has read that the present ones stop working. */
export function NewCodesDialog({ email, onClose }: NewCodesDialogProps) {
  const t = useTexts(secondFactorTexts);
  const client = useQueryClient();
  const renewal = useMutation({
    mutationFn: () => withReauthentication(() => call(renewRecoveryCodes)),
    onSuccess: () => void client.invalidateQueries({ queryKey: profileQuery.queryKey }),
    // The codes are for one dialog.
    gcTime: 0,
  });
  if (renewal.data !== undefined) {
    return <RecoveryCodes codes={renewal.data.recoveryCodes} email={email} onClose={onClose} />;
  }
  return (
    <Dialog
      onClose={onClose}
      title={t('newCodes')}
      description={t('newCodesLine')}
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button
            variant="main"
            busy={renewal.isPending}
            busyLabel={t('confirming')}
            onClick={() => renewal.mutate()}
          >
            {t('getNewCodes')}
          </Button>
        </>
      }
    >
      {renewal.error === null ? undefined : (
        <p role="alert" className="m-0 pt-2 text-danger">
          {errorText(renewal.error)}
        </p>
      )}
    </Dialog>
  );
}
