import { CircleHelp } from 'lucide-react';
import { useTexts } from '#web/i18n/catalogue.ts';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { showDialog } from '../page/dialog-store.ts';
import { tutorialTexts } from './texts.ts';

/** At the foot of the right panel: shows the tutorial. */
export function HelpButton() {
  const t = useTexts(tutorialTexts);
  return (
    <div className="flex-none px-3 py-2">
      <Button variant="quiet" className="px-2.5!" onClick={() => showDialog('tutorial')}>
        <Icon of={CircleHelp} />
        {t('help')}
      </Button>
    </div>
  );
}
