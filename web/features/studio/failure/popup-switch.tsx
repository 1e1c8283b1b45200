import type { GalleryImage } from '#contract/images.ts';
import type { User } from '#contract/session.ts';
import type { GenerateTool } from '#contract/tools.ts';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import { withFields } from '../draft/draft.ts';
import { useDrafts } from '../draft/draft-store.ts';
import type { Generation } from '../use-generation.ts';
import type { Failure } from './failure.ts';
import type { Popup } from './popup.ts';

const OutOfCoinsDialog = lazyPart(async () => (await import('./out-of-coins-dialog.tsx')).default);
const PremiumDialog = lazyPart(async () => (await import('./premium-dialog.tsx')).default);
const FailureDialog = lazyPart(async () => (await import('./failure-dialog.tsx')).default);
const TrialExpiredDialog = lazyPart(
  async () => (await import('../greetings/trial-expired-dialog.tsx')).default,
);

export interface PopupsProps {
  generation: Generation;
  user: User;
  coins: number;
  images: readonly GalleryImage[];
  /** Chooses a tool that the coins can pay for, with the same prompt. */
  onChooseTool: (tool: GenerateTool) => void;
  onEditPrompt: () => void;
  onChangeSettings: (failure: Failure) => void;
}

/** Renders the given popup, whose code loads on first use. */
export function PopupSwitch(props: PopupsProps & { popup: Popup; onDismissGreeting: () => void }) {
  const { popup, generation, user, coins, images, onChooseTool, onEditPrompt, onDismissGreeting } = props;
  switch (popup.kind) {
    case 'out_of_coins':
      return (
        <OutOfCoinsDialog
          user={user}
          coins={coins}
          needed={popup.needed}
          fits={popup.fits}
          onFewer={({ tool, count }) => {
            const { load, drafts } = useDrafts.getState();
            load(withFields(drafts.of[tool], { settings: { count } }));
            generation.closePopup();
          }}
          images={images}
          onClose={generation.closePopup}
          onChooseTool={(tool) => {
            onChooseTool(tool);
            generation.closePopup();
          }}
        />
      );
    case 'premium':
      return (
        <PremiumDialog
          user={user}
          tool={popup.tool}
          images={images}
          onClose={generation.closePopup}
          onContinue={(tool) => {
            onChooseTool(tool);
            generation.closePopup();
          }}
        />
      );
    case 'failure':
      return (
        <FailureDialog
          failure={popup.failure}
          onRetry={() => generation.retry(popup.failure)}
          onChangeSettings={() => props.onChangeSettings(popup.failure)}
          onCancel={() => generation.dismissFailure(popup.failure)}
          onClose={generation.closePopup}
          onEditPrompt={() => {
            generation.dismissFailure(popup.failure);
            // If another tool is chosen by now, return to the one whose form has the prompt.
            if (popup.failure.draft !== null) useDrafts.getState().chooseTool(popup.failure.draft.tool);
            onEditPrompt();
          }}
        />
      );
    case 'trial_expired':
      return <TrialExpiredDialog images={images} onClose={onDismissGreeting} />;
  }
}
