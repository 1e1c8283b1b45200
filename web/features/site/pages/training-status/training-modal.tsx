import { useTexts } from '#web/i18n/catalogue.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { trainingTexts } from './texts.ts';
import { TrainingContent } from './training-content.tsx';

/** The styles in training over any page. */
export function TrainingModal({ onClose }: { onClose: () => void }) {
  const t = useTexts(trainingTexts);
  return (
    <Dialog size="md" title={t('title')} onClose={onClose}>
      <TrainingContent />
    </Dialog>
  );
}
