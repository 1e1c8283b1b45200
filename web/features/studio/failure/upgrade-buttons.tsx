import { Button } from '#web/ui/button.tsx';
import { buttonStyle } from '#web/ui/button-style.ts';
import { SiteLink } from '#web/ui/site-link.tsx';

interface UpgradeButtonsProps {
  href: string;
  label: string;
  laterLabel: string;
  onClose: () => void;
}

/** A link to the plans, and a button to close, side by side. */
export function UpgradeButtons({ href, label, laterLabel, onClose }: UpgradeButtonsProps) {
  return (
    <div className="grid gap-2.5">
      <SiteLink
        href={href}
        onClick={onClose}
        className={buttonStyle({ variant: 'main', size: 'lg', block: true })}
      >
        {label}
      </SiteLink>
      <Button data-autofocus variant="quiet" block onClick={onClose}>
        {laterLabel}
      </Button>
    </div>
  );
}
