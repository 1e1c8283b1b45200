import { useTexts } from '#web/i18n/catalogue.ts';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { faceTexts } from './texts.ts';

interface ConsentBoxProps {
  checked: boolean;
  onChange: (checked: boolean) => void;
}

/** What is kept and why, and the box that agrees. */
export function ConsentBox({ checked, onChange }: ConsentBoxProps) {
  const t = useTexts(faceTexts);
  return (
    <div className="grid gap-3">
      <p className="m-0 text-muted">{t('consentLead')}</p>
      <Checkbox label={t('consent')} checked={checked} onChange={(event) => onChange(event.target.checked)} />
    </div>
  );
}
