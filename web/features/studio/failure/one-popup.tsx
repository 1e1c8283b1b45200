import type { User } from '#contract/accounts.ts';
import type { GalleryImage } from '#contract/images.ts';
import type { GenerateTool } from '#contract/tools.ts';
import { lazyPart } from '#web/ui/lazy-part.tsx';
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
const WelcomeDialog = lazyPart(async () => (await import('../greetings/welcome-dialog.tsx')).default);

export interface PopupsProps {
  generation: Generation;
  user: User;
  coins: number;
  images: readonly GalleryImage[];
  /** Chooses a tool that the coins still pay for, for the same prompt. */
  onChooseTool: (tool: GenerateTool) => void;
  onEditPrompt: () => void;
  onChangeSettings: (failure: Failure) => void;
}

/** One popup, as it is said which. Its own file comes when it is first shown. */
export function OnePopup(props: PopupsProps & { popup: Popup; onPutGreetingAway: () => void }) {
  const { popup, generation, user, coins, images, onChooseTool, onEditPrompt, onPutGreetingAway } = props;
  switch (popup.kind) {
    case 'out_of_coins':
      return (
        <OutOfCoinsDialog
          user={user}
          coins={coins}
          needed={popup.needed}
          images={images}
          onClose={generation.closePopup}
          onChooseTool={(tool) => {
            onChooseTool(tool);
            generation.closePopup();
          }}
        />
      );
    case 'premium':
      return <PremiumDialog user={user} images={images} onClose={generation.closePopup} />;
    case 'failure':
      return (
        <FailureDialog
          failure={popup.failure}
          onRetry={() => generation.retry(popup.failure)}
          onChangeSettings={() => props.onChangeSettings(popup.failure)}
          onCancel={() => generation.putAway(popup.failure)}
          onClose={generation.closePopup}
          onEditPrompt={() => {
            generation.putAway(popup.failure);
            // Where its tool is another by now, what was written for it is there.
            if (popup.failure.draft !== null) useDrafts.getState().chooseTool(popup.failure.draft.tool);
            onEditPrompt();
          }}
        />
      );
    case 'trial_expired':
      return <TrialExpiredDialog images={images} onClose={onPutGreetingAway} />;
    case 'welcome':
      return <WelcomeDialog user={user} coins={coins} onClose={onPutGreetingAway} />;
  }
}
