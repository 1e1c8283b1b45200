import { LegalText, legalTexts } from '#web/features/legal/index.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { Dialog } from '#web/ui/dialog.tsx';

/** Terms or privacy policy over the form, which keeps its input. */
export default function LegalDialog({ page, onClose }: { page: 'terms' | 'privacy'; onClose: () => void }) {
  const t = useTexts(legalTexts);
  return (
    <Dialog onClose={onClose} size="md" title={t(page)} description={t('updated')}>
      <LegalText page={page} />
    </Dialog>
  );
}
