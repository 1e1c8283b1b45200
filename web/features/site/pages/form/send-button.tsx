import { useConnection } from '#web/api/events/connection-store.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { Button } from '#web/ui/button.tsx';
import { formTexts } from './texts.ts';

interface SendButtonProps {
  label: string;
  busyLabel: string;
  busy: boolean;
}

/** Submits a form. Offline it says so and keeps the input. */
export function SendButton({ label, busyLabel, busy }: SendButtonProps) {
  const t = useTexts(formTexts);
  const { isOffline, stream } = useConnection();
  // The server may be on the same machine: while its stream is open, it is reachable.
  const isCutOff = isOffline && stream !== 'open';
  return (
    <div>
      <Button
        type="submit"
        variant="main"
        size="lg"
        busy={busy}
        busyLabel={busyLabel}
        disabled={isCutOff}
        disabledReason={t('offline')}
      >
        {label}
      </Button>
    </div>
  );
}
