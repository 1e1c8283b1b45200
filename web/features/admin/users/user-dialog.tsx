import { useRef, useState } from 'react';
import type { AdminUser } from '#contract/admin.ts';
import { adminLimits } from '#contract/limits.ts';
import { type PlanName, planNames, plans } from '#contract/plans.ts';
import { useUser } from '#web/features/accounts/index.ts';
import { useStoredText } from '#web/features/drafts/index.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { formatNumber } from '#web/i18n/numbers.ts';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Segmented } from '#web/ui/segmented.tsx';
import { Select } from '#web/ui/select.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { useUsesCoins } from '#web/ui/uses-coins.ts';
import { SandboxForward } from '../money/sandbox-forward.tsx';
import { DeleteUserDialog } from './delete-user-dialog.tsx';
import { usersTexts } from './texts.ts';
import { useUserActions } from './use-user-actions.ts';
import { UserSessions } from './user-sessions.tsx';

/** A user's plan, coins and rights. Each action needs a reason, which is logged with it. */
export function UserDialog({ user, onClose }: { user: AdminUser; onClose: () => void }) {
  const t = useTexts(usersTexts);
  const self = useUser();
  const [typedReason, setReason] = useStoredText(self.id, `reason ${user.id}`);
  const reason = typedReason ?? '';
  const reasonField = useRef<HTMLInputElement>(null);
  const [isReasonMissing, setReasonMissing] = useState(false);
  const usesCoins = useUsesCoins();
  const [plan, setPlan] = useState<PlanName>(user.plan);
  const [isBlocking, setBlocking] = useState(false);
  const [isDeleting, setDeleting] = useState(false);
  // The reason of one action does not apply to the next, which may have been typed already.
  const actions = useUserActions(user.id, {
    onDone: (savedReason) => setReason((typed) => (typed?.trim() === savedReason ? null : typed)),
  });
  const close = () => {
    setReason(null);
    onClose();
  };
  /** Runs an action if a reason was given. */
  const withReason = (run: (reason: string) => void) => {
    const isMissing = reason.trim().length < adminLimits.reasonMinCharacters;
    setReasonMissing(isMissing);
    // The field may be scrolled out of view.
    if (isMissing) reasonField.current?.focus();
    if (!isMissing) run(reason.trim());
  };
  return (
    <Dialog onClose={close} title={user.name} description={user.email} size="md">
      <div className="grid gap-6 pt-2 pb-4">
        <TextField
          ref={reasonField}
          label={t('reason')}
          hint={t('reasonHint')}
          error={isReasonMissing ? t('reasonMissing') : undefined}
          maxLength={adminLimits.reasonMaxCharacters}
          value={reason}
          onChange={(event) => {
            setReason(event.target.value);
            setReasonMissing(false);
          }}
        />
        {usesCoins && (
          <>
            <section className="grid gap-2.5 border-line border-t pt-5">
              <h3 className="m-0 type-label">{t('setPlan')}</h3>
              <p className="m-0 text-muted">{t('setPlanLine')}</p>
              <div className="flex gap-2">
                <Select
                  className="flex-1"
                  label={t('plan')}
                  value={plan}
                  onChange={setPlan}
                  options={planNames.map((name) => ({ value: name, label: plans[name].label }))}
                />
                <Button
                  disabled={plan === user.plan}
                  busy={actions.isBusy}
                  onClick={() => withReason((why) => actions.setPlan(plan, why))}
                >
                  {t('save')}
                </Button>
              </div>
            </section>
            <CoinForm
              key={user.coins}
              user={user}
              isBusy={actions.isBusy}
              onAdjust={(amount) => withReason((why) => actions.adjust(amount, why))}
            />
            <SandboxForward userId={user.id} />
          </>
        )}
        <UserSessions
          userId={user.id}
          isBusy={actions.isBusy}
          {...(user.id !== self.id && { onEndAll: () => withReason((why) => actions.endSessions(why)) })}
        />
        {user.id !== self.id && (
          <section className="flex flex-wrap items-center gap-2 border-line border-t pt-5">
            {user.isNamedAdmin ? (
              <p className="m-0 text-muted">{t('namedAdmin')}</p>
            ) : (
              <Button
                busy={actions.isBusy}
                title={t('makeAdminLine')}
                onClick={() => withReason((why) => actions.setAdmin(!user.isAdmin, why))}
              >
                {t(user.isAdmin ? 'unmakeAdmin' : 'makeAdmin')}
              </Button>
            )}
            {user.hasSecondFactor && (
              <Button
                busy={actions.isBusy}
                onClick={() => withReason((why) => actions.resetSecondFactor(why))}
              >
                {t('resetSecondFactor')}
              </Button>
            )}
            <span className="flex-1" />
            {user.blockedAt === null ? (
              <Button variant="danger" onClick={() => withReason(() => setBlocking(true))}>
                {t('block')}
              </Button>
            ) : (
              <Button
                busy={actions.isBusy}
                onClick={() => withReason((why) => actions.setBlocked(false, why))}
              >
                {t('unblock')}
              </Button>
            )}
            {user.deletionDate !== null && (
              <Button busy={actions.isBusy} onClick={() => withReason((why) => actions.keepUser(why))}>
                {t('keepUser')}
              </Button>
            )}
            {!user.isNamedAdmin && (
              <Button variant="danger" onClick={() => withReason(() => setDeleting(true))}>
                {t('deleteUser')}
              </Button>
            )}
          </section>
        )}
      </div>
      {isDeleting && (
        <DeleteUserDialog
          user={user}
          onClose={() => setDeleting(false)}
          onDelete={(confirmation) => {
            setDeleting(false);
            withReason((why) => actions.deleteUser(confirmation, why));
          }}
        />
      )}
      <ConfirmDialog
        open={isBlocking}
        onClose={() => setBlocking(false)}
        title={t('blockTitle')}
        sentence={t('blockLine')}
        confirmLabel={t('block')}
        busy={actions.isBusy}
        onConfirm={() => {
          setBlocking(false);
          withReason((why) => actions.setBlocked(true, why));
        }}
      />
    </Dialog>
  );
}

function CoinForm(props: { user: AdminUser; isBusy: boolean; onAdjust: (amount: number) => void }) {
  const { user, isBusy, onAdjust } = props;
  const t = useTexts(usersTexts);
  const [direction, setDirection] = useState<'give' | 'take'>('give');
  const [text, setText] = useState('');
  const [isWrong, setWrong] = useState(false);
  const submit = () => {
    const amount = Number(text);
    const isWhole =
      text.trim() !== '' && Number.isInteger(amount) && amount >= 1 && amount <= adminLimits.maxCoins;
    setWrong(!isWhole);
    if (isWhole) onAdjust(direction === 'give' ? amount : -amount);
  };
  return (
    <section className="grid gap-2.5 border-line border-t pt-5">
      <h3 className="m-0 type-label">{t('adjustCoins')}</h3>
      <p className="m-0 text-muted">{t('adjustCoinsLine', { coins: formatNumber(user.coins) })}</p>
      <div className="flex flex-wrap items-start gap-2">
        <div className="max-sm:w-full">
          <Segmented
            label={t('adjustCoins')}
            value={direction}
            onChange={setDirection}
            options={[
              { value: 'give', label: t('give') },
              { value: 'take', label: t('take') },
            ]}
          />
        </div>
        <TextField
          className="min-w-[140px] flex-1"
          label={t('amount')}
          hideLabel
          inputMode="numeric"
          placeholder={t('amount')}
          error={isWrong ? t('amountWrong') : undefined}
          value={text}
          onChange={(event) => {
            setText(event.target.value);
            setWrong(false);
          }}
        />
        <Button busy={isBusy} onClick={submit}>
          {t(direction)}
        </Button>
      </div>
    </section>
  );
}
