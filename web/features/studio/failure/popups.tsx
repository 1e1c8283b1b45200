import { lazy, Suspense } from 'react';
import type { User } from '#contract/accounts.ts';
import type { GalleryImage } from '#contract/images.ts';
import type { GenerateTool } from '#contract/tools.ts';
import { partLoader } from '#web/ui/part-loader.ts';
import type { Generation } from '../use-generation.ts';
import type { Popup } from './popup.ts';

const OutOfCoinsDialog = lazy(partLoader(() => import('./out-of-coins-dialog.tsx')));
const FailureDialog = lazy(partLoader(() => import('./failure-dialog.tsx')));

interface PopupsProps {
  generation: Generation;
  user: User;
  coins: number;
  images: readonly GalleryImage[];
  onChooseTool: (tool: GenerateTool) => void;
  onEditPrompt: () => void;
}

/** What stands over the studio at the moment, loaded when it is first needed. */
export function Popups({ generation, ...props }: PopupsProps) {
  if (generation.popup === null) return null;
  return (
    <Suspense fallback={null}>
      <OnePopup {...props} popup={generation.popup} generation={generation} />
    </Suspense>
  );
}

function OnePopup(props: PopupsProps & { popup: Popup }) {
  const { popup, generation, user, coins, images, onChooseTool, onEditPrompt } = props;
  if (popup.kind === 'out_of_coins') {
    return (
      <OutOfCoinsDialog
        user={user}
        coins={coins}
        tool={popup.tool}
        images={images}
        onClose={generation.closePopup}
        onChooseTool={(tool) => {
          onChooseTool(tool);
          generation.closePopup();
        }}
      />
    );
  }
  const { failure } = popup;
  return (
    <FailureDialog
      failure={failure}
      onRetry={() => generation.retry(failure)}
      onCancel={() => generation.putAway(failure)}
      onClose={generation.closePopup}
      onEditPrompt={() => {
        generation.putAway(failure);
        onEditPrompt();
      }}
    />
  );
}
