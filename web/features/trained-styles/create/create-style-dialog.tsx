import { useEffect, useId, useState } from 'react';
import { trainedStyleLimits } from '#contract/limits.ts';
import { offeredPlan } from '#contract/offered-plan.ts';
import { plans } from '#contract/plans.ts';
import { plansPath } from '#contract/plans-path.ts';
import type { User } from '#contract/session.ts';
import type { CustomThumbnailStyle } from '#contract/styles.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { formatPercent } from '#web/i18n/percent.ts';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { fieldSentence } from '#web/ui/field-sentence.ts';
import { linkStyle } from '#web/ui/link-style.ts';
import { SiteLink } from '#web/ui/site-link.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { WatchedBar } from '#web/ui/watched-bar.tsx';
import { trainedStyleTexts } from '../texts.ts';
import { ModeField } from './mode-field.tsx';
import { PicturesField } from './pictures-field.tsx';
import { useCreateForm } from './use-create-form.ts';

const { nameMaxCharacters, triggerWordMinCharacters, triggerWordMaxCharacters } = trainedStyleLimits;

interface CreateStyleDialogProps {
  user: User;
  /** How many styles the user has. */
  used: number;
  onStarted: (style: CustomThumbnailStyle) => void;
  onClose: () => void;
}

/** Name, trigger word, mode and pictures of a new trained style. Asks before closing would lose input. */
export function CreateStyleDialog({ user, used, onStarted, onClose }: CreateStyleDialogProps) {
  const t = useTexts(trainedStyleTexts);
  const made = useCreateForm({ userId: user.id, onStarted });
  const { form, pictures, submit, followName, failure, share } = made;
  const [isConfirmingClose, setConfirmingClose] = useState(false);
  const formId = useId();
  const { errors, isSubmitting } = form.formState;
  const isSending = share !== null;
  const count = pictures.pictures.length;
  useLeaveWarning(count > 0);
  const pictureError =
    made.pictureFault ?? (made.missing > 0 ? t('tooFew', { count: made.missing }) : undefined);
  const leave = () => (count > 0 ? setConfirmingClose(true) : onClose());

  return (
    <>
      <Dialog
        size="lg"
        onClose={leave}
        title={t('create')}
        description={t('createLead')}
        footer={
          <>
            <div className="mr-auto grid min-w-48 flex-1 content-center max-md:basis-full!">
              {isSending ? <Sending share={share} /> : <Allowance user={user} used={used} />}
            </div>
            <Button onClick={leave}>{t('cancel')}</Button>
            <Button type="submit" form={formId} variant="main" busy={isSubmitting} busyLabel={t('training')}>
              {t('train')}
            </Button>
          </>
        }
      >
        <form id={formId} noValidate onSubmit={submit} inert={isSending} className="grid gap-4 pt-2">
          <div className="grid items-start gap-4 sm:grid-cols-2">
            <TextField
              {...form.register('styleName', { onChange: followName })}
              data-autofocus
              label={t('name')}
              autoComplete="off"
              error={fieldSentence(errors.styleName, t('nameWrong', { limit: nameMaxCharacters }))}
            />
            <TextField
              {...form.register('triggerWord')}
              label={t('triggerWord')}
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              hint={t('triggerHint')}
              error={fieldSentence(
                errors.triggerWord,
                t('triggerWrong', { min: triggerWordMinCharacters, max: triggerWordMaxCharacters }),
              )}
            />
          </div>
          <ModeField value={form.watch('mode')} onChange={(mode) => form.setValue('mode', mode)} />
          <PicturesField pictures={pictures} error={pictureError} />
          <Checkbox
            {...form.register('rights')}
            label={t('rights')}
            error={fieldSentence(errors.rights, t('rightsWrong'))}
          />
          <p role="alert" className="text-danger empty:hidden">
            {failure?.sentence}
            {failure?.wantsPlan && offeredPlan(user.planType) !== null && (
              <>
                {' '}
                <SiteLink href={plansPath('trained_styles')} className={linkStyle}>
                  {t('upgrade')}
                </SiteLink>
              </>
            )}
          </p>
        </form>
      </Dialog>
      <ConfirmDialog
        open={isConfirmingClose}
        onClose={() => setConfirmingClose(false)}
        title={t(isSending ? 'stopTitle' : 'discardTitle')}
        sentence={isSending ? t('stopSentence') : t('discardSentence', { count })}
        confirmLabel={t(isSending ? 'stop' : 'discard')}
        onConfirm={() => {
          setConfirmingClose(false);
          if (isSending) made.stop();
          else onClose();
        }}
      />
    </>
  );
}

/** Makes the browser warn before the page is left: chosen pictures would be lost. */
function useLeaveWarning(isOn: boolean): void {
  useEffect(() => {
    if (!isOn) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isOn]);
}

function Sending({ share }: { share: number }) {
  const t = useTexts(trainedStyleTexts);
  return (
    <div className="grid gap-1.5 pr-2">
      <p className="flex justify-between gap-3 type-meta text-muted">
        <span role="status">{t(share < 1 ? 'sending' : 'checking')}</span>
        <span className="tabular-nums">{formatPercent(Math.round(share * 100))}</span>
      </p>
      <WatchedBar inFlow percent={share * 100} />
    </div>
  );
}

function Allowance({ user, used }: { user: User; used: number }) {
  const t = useTexts(trainedStyleTexts);
  if (!user.usesCoins) return null;
  const count = plans[user.planType].trainedStyles;
  return (
    <p className="type-meta text-faint">
      {count === null ? t('allowanceUnlimited', { count: used }) : t('allowance', { used, count })}
      {' · '}
      {t('free')}
    </p>
  );
}
