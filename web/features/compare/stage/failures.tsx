import { useTexts } from '#web/i18n/catalogue.ts';
import { Button } from '#web/ui/button.tsx';
import { compareTexts } from '../texts.ts';
import type { SideName } from '../view/use-comparison.ts';
import type { SideLoad } from './use-side-load.ts';

interface FailuresProps {
  names: Record<SideName, string>;
  loads: Record<SideName, SideLoad>;
}

/** Loading errors over the stage: a side's own window may be cut away. */
export function Failures({ names, loads }: FailuresProps) {
  const t = useTexts(compareTexts);
  const sides: SideName[] = ['before', 'after'];
  const failed = sides.filter((side) => loads[side].state === 'failed');
  if (failed.length === 0) return null;
  return (
    <div role="alert" className="absolute inset-0 grid place-content-center gap-3 text-muted">
      {failed.map((side) => (
        <p key={side} className="m-0 flex items-center gap-3 rounded-control bg-raised p-3 shadow-pop">
          {t('unavailable', { side: names[side] })}
          <Button onClick={loads[side].retry}>{t('tryAgain')}</Button>
        </p>
      ))}
    </div>
  );
}
