import type { GalleryImage } from '#contract/images.ts';
import { plansPath } from '#contract/plans-path.ts';
import { isReferenceTool } from '#contract/references.ts';
import type { User } from '#contract/session.ts';
import { type GenerateTool, tools } from '#contract/tools.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { Button } from '#web/ui/button.tsx';
import { alternativesTo } from '../form/alternatives.ts';
import { PlanOffer } from './plan-offer.tsx';
import { popupTexts } from './texts.ts';
import { UpgradeDialog } from './upgrade-dialog.tsx';

interface PremiumDialogProps {
  user: Pick<User, 'displayName' | 'planType'>;
  /** The tool that the plan does not include. */
  tool: GenerateTool;
  images: readonly GalleryImage[];
  /** Takes what was made to a tool of the plan. */
  onContinue: (tool: GenerateTool) => void;
  onClose: () => void;
}

/**
 * The tool needs a paid plan: explains it, offers the plan, and tools that take what was made. Nothing was
 * sent.
 */
export default function PremiumDialog({ user, tool, images, onContinue, onClose }: PremiumDialogProps) {
  const t = useTexts(popupTexts);
  return (
    <UpgradeDialog
      title={t('premiumTitle', { name: user.displayName })}
      description={t('premiumText', { tool: tools[tool].label })}
      images={images}
      onClose={onClose}
      href={plansPath('thumbnails_v2')}
      label={t('premiumUnlock')}
      laterLabel={t('premiumWithout')}
    >
      <section className="pt-4">
        <h3 className="m-0 type-label">{t('premiumContinue')}</h3>
        <ul className="m-0 flex list-none flex-wrap gap-2 p-0 pt-2">
          {alternativesTo(tool, user.planType).map((one) => (
            <li key={one}>
              <Button onClick={() => onContinue(one)}>
                {tools[one].label}
                <span className="font-[540] text-muted">
                  {t(isReferenceTool(one) ? 'premiumTakesImages' : 'premiumTakesPrompt')}
                </span>
              </Button>
            </li>
          ))}
        </ul>
      </section>
      <PlanOffer plan="pro" />
    </UpgradeDialog>
  );
}
