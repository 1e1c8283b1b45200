import { useRef, useState } from 'react';
import type { FreeEditTool } from '#contract/edit-actions.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { SpendButton } from '#web/ui/spend-button.tsx';
import { useUsesCoins } from '#web/ui/uses-coins.ts';
import { type EditFault, faultText } from './edit-problem.ts';
import { EditPrompt } from './edit-prompt.tsx';
import { editTexts } from './texts.ts';
import { UnderstoodLines } from './understood-lines.tsx';
import type { EditForm } from './use-edit.ts';

interface EditDialogProps {
  form: EditForm;
  onClose: () => void;
  onFreeTool: (tool: FreeEditTool) => void;
}

/** Edits the whole picture by a sentence, as key E opens it. Closes once the edit is on its way. */
export function EditDialog({ form, onClose, onFreeTool }: EditDialogProps) {
  const t = useTexts(editTexts);
  const usesCoins = useUsesCoins();
  const area = useRef<HTMLTextAreaElement>(null);
  const [said, setSaid] = useState<EditFault | null>(null);
  const { understanding } = form;
  const free = understanding.step === 'read' ? understanding.understood.freeTool : null;
  // What is free is offered before coins are named; who wants the engine all the same says so.
  const [isPaid, setPaid] = useState(false);
  const isFreeOffer = free !== null && !isPaid;
  const start = async () => {
    const outcome = await form.start();
    if (outcome === 'started') onClose();
    else setSaid(outcome === 'read' ? null : outcome);
  };
  return (
    <Dialog
      size="md"
      onClose={onClose}
      title={t('editImage')}
      description={t('editLine')}
      footer={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          {isFreeOffer ? (
            <Button variant="quiet" onClick={() => setPaid(true)}>
              {t('editWithCoins')}
            </Button>
          ) : (
            <SpendButton
              size="md"
              label={t('editImage')}
              busyLabel={t('generating')}
              busy={form.isBusy}
              coins={form.isRefused ? null : form.coins}
              disabledReason={form.fault === 'nothingToDo' ? t('nothingToDo') : undefined}
              onClick={() => void start()}
            />
          )}
        </>
      }
    >
      <div className="grid gap-3 pt-1">
        <EditPrompt
          form="canvas-image-dialog"
          promptRef={area}
          takesFocus
          minLines={3}
          label={t('promptLabel')}
          placeholder={t('promptExample')}
          value={form.prompt}
          onChange={(prompt) => {
            setSaid(null);
            setPaid(false);
            form.setPrompt(prompt);
          }}
          onSubmit={() => !isFreeOffer && void start()}
          error={said === null ? undefined : faultText(t, said, 'image')}
        />
        <UnderstoodLines
          understanding={understanding}
          {...(isFreeOffer && {
            onFreeTool: (tool: FreeEditTool) => {
              onClose();
              onFreeTool(tool);
            },
          })}
        />
        {usesCoins && !isFreeOffer && !form.isRefused && (
          <p className="m-0 text-faint type-meta">{t('willSpendCoins', { coins: form.coins })}</p>
        )}
      </div>
    </Dialog>
  );
}
