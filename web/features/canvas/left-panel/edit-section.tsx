import { useState } from 'react';
import type { FreeEditTool } from '#contract/edit-actions.ts';
import { offeredPlan } from '#contract/offered-plan.ts';
import { plansPath } from '#contract/plans-path.ts';
import { useUser } from '#web/features/accounts/index.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { linkStyle } from '#web/ui/link-style.ts';
import { SiteLink } from '#web/ui/site-link.tsx';
import { SpendButton } from '#web/ui/spend-button.tsx';
import { useUsesCoins } from '#web/ui/uses-coins.ts';
import { type EditFault, faultText } from '../edit-dialog/edit-problem.ts';
import { EditPrompt } from '../edit-dialog/edit-prompt.tsx';
import { editTexts } from '../edit-dialog/texts.ts';
import { UnderstoodLines } from '../edit-dialog/understood-lines.tsx';
import type { EditForm } from '../edit-dialog/use-edit.ts';
import { leftPanelTexts } from './texts.ts';

interface EditSectionProps {
  form: EditForm;
  hasPicture: boolean;
  coins: number;
  onFreeTool: (tool: FreeEditTool) => void;
  /** Asked before an edit of the whole picture takes the place of a selection. True if it may start. */
  onBeforeStart: () => boolean;
}

/** Edits the whole picture by a sentence. */
export function EditSection({ form, hasPicture, coins, onFreeTool, onBeforeStart }: EditSectionProps) {
  const t = useTexts(leftPanelTexts);
  const words = useTexts(editTexts);
  const usesCoins = useUsesCoins();
  const [said, setSaid] = useState<EditFault | null>(null);
  const isWritten = form.prompt.trim() !== '';
  const start = async () => {
    if (!onBeforeStart()) return;
    const outcome = await form.start();
    setSaid(outcome === 'started' || outcome === 'read' ? null : outcome);
  };
  return (
    <section aria-labelledby="canvas-edit" className="px-5 pt-5">
      <h2 id="canvas-edit" className="m-0 pb-2 type-label">
        {t('editImage')}
      </h2>
      <div className="grid gap-2">
        <EditPrompt
          compact
          minLines={3}
          form="canvas-image"
          label={t('promptLabel')}
          placeholder={t('promptExample')}
          value={form.prompt}
          onChange={(prompt) => {
            setSaid(null);
            form.setPrompt(prompt);
          }}
          onSubmit={() => void start()}
        />
        <UnderstoodLines understanding={form.understanding} onFreeTool={onFreeTool} />
        <SpendButton
          block
          size="md"
          label={t('editImage')}
          busyLabel={t('generating')}
          busy={form.isBusy}
          coins={form.isRefused ? null : form.coins}
          disabledReason={
            !hasPicture
              ? t('selectImageFirst')
              : form.fault === null
                ? undefined
                : faultText(words, form.fault, 'image')
          }
          onRefused={() => setSaid(form.fault)}
          onClick={() => void start()}
        />
        <FaultLine fault={said} hasPicture={hasPicture} />
        {usesCoins && (
          <p className="m-0 flex flex-wrap gap-x-2 text-faint type-meta">
            <span>{t('editsRemaining', { count: Math.floor(coins / form.coins) })}</span>
            {isWritten && hasPicture && !form.isRefused && (
              <span>
                <span aria-hidden="true">· </span>
                {t('willSpend', { coins: form.coins })}
              </span>
            )}
          </p>
        )}
      </div>
    </section>
  );
}

interface FaultLineProps {
  fault: EditFault | null;
  hasPicture: boolean;
}

/** Why nothing was started. */
function FaultLine({ fault, hasPicture }: FaultLineProps) {
  const t = useTexts(leftPanelTexts);
  const words = useTexts(editTexts);
  const { planType } = useUser();
  if (fault === null) return null;
  const sentence =
    fault === 'pictureFirst' || !hasPicture ? t('selectImageFirst') : faultText(words, fault, 'image');
  return (
    <p role="alert" className="m-0 text-danger type-meta">
      {sentence}{' '}
      {fault === 'needCoins' && offeredPlan(planType) !== null && (
        <SiteLink href={plansPath('trial_ended')} className={linkStyle}>
          {t('getCoins')}
        </SiteLink>
      )}
    </p>
  );
}
