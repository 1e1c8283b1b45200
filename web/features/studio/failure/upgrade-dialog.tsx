import { Button } from '#web/ui/button.tsx';
import { buttonStyle } from '#web/ui/button-style.ts';
import { SiteLink } from '#web/ui/site-link.tsx';
import { PictureDialog, type PictureDialogProps } from './picture-dialog.tsx';

interface UpgradeDialogProps extends Omit<PictureDialogProps, 'foot'> {
  href: string;
  label: string;
  laterLabel: string;
}

/** A dialog that ends with a link to the plans, and a button to close. */
export function UpgradeDialog({ href, label, laterLabel, ...dialog }: UpgradeDialogProps) {
  const foot = (
    <div className="grid gap-2.5">
      <SiteLink
        href={href}
        onClick={dialog.onClose}
        className={buttonStyle({ variant: 'main', size: 'lg', block: true })}
      >
        {label}
      </SiteLink>
      <Button data-autofocus variant="quiet" block onClick={dialog.onClose}>
        {laterLabel}
      </Button>
    </div>
  );
  return <PictureDialog {...dialog} foot={foot} />;
}
