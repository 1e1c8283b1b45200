import { lazy, useState } from 'react';
import { GuardedUser, useSession } from '#web/features/accounts/index.ts';
import { profileTexts } from '#web/features/accounts/profile/texts.ts';
import { contentTexts } from '#web/features/admin/content/texts.ts';
import { Comparer, type ComparerProps } from '#web/features/compare/index.ts';
import { targetOf } from '#web/features/gallery/actions/target.ts';
import { notificationsTexts } from '#web/features/notifications/texts.ts';
import { type Draft, emptyDraft, initialDraft } from '#web/features/studio/draft/draft.ts';
import type { Failure } from '#web/features/studio/failure/failure.ts';
import { popupTexts } from '#web/features/studio/failure/texts.ts';
import { useTexts } from '#web/i18n/catalogue.ts';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { partLoader } from '#web/ui/part-loader.ts';
import { useUsesCoins } from '#web/ui/uses-coins.ts';
import {
  sampleAdminUser,
  sampleEnds,
  sampleImages,
  sampleShowcaseItem,
  sampleUpscale,
  sampleUser,
} from './sample-values.ts';

const OutOfCoinsDialog = lazy(
  partLoader(() => import('#web/features/studio/failure/out-of-coins-dialog.tsx')),
);
const PremiumDialog = lazy(partLoader(() => import('#web/features/studio/failure/premium-dialog.tsx')));
const TrialExpiredDialog = lazy(
  partLoader(() => import('#web/features/studio/greetings/trial-expired-dialog.tsx')),
);
const DiscountOffer = lazy(
  partLoader(async () => ({
    default: (await import('#web/features/studio/greetings/discount-dialog.tsx')).DiscountOffer,
  })),
);
const WelcomeDialog = lazy(partLoader(() => import('#web/features/studio/greetings/welcome-dialog.tsx')));
const FailureDialog = lazy(partLoader(() => import('#web/features/studio/failure/failure-dialog.tsx')));
const ImageViewer = lazy(partLoader(() => import('#web/features/gallery/viewer/image-viewer.tsx')));
const DeleteImageDialog = lazy(
  partLoader(async () => ({
    default: (await import('#web/features/gallery/trash/delete-dialog.tsx')).DeleteDialog,
  })),
);
const GalleryPicker = lazy(partLoader(() => import('#web/features/feed/panel/gallery-picker.tsx')));
const LoginDialog = lazy(partLoader(() => import('#web/features/accounts/dialog/login-dialog.tsx')));
const LegalDialog = lazy(partLoader(() => import('#web/features/accounts/forms/legal-dialog.tsx')));
const DeleteDialog = lazy(
  partLoader(async () => ({
    default: (await import('#web/features/accounts/profile/data/delete-dialog.tsx')).DeleteDialog,
  })),
);
const TrainingModal = lazy(
  partLoader(async () => ({
    default: (await import('#web/features/site/pages/training-status/training-modal.tsx')).TrainingModal,
  })),
);
const ShowcaseDialog = lazy(
  partLoader(async () => ({
    default: (await import('#web/features/site/pages/public-gallery/showcase-dialog.tsx')).ShowcaseDialog,
  })),
);
const UserDialog = lazy(
  partLoader(async () => ({
    default: (await import('#web/features/admin/users/user-dialog.tsx')).UserDialog,
  })),
);
const DemoDialog = lazy(
  partLoader(async () => ({
    default: (await import('#web/features/site/landing/hero/demo-dialog.tsx')).DemoDialog,
  })),
);

const UpscalerFormSample = lazy(
  partLoader(async () => ({ default: (await import('./upscaler-sample.tsx')).UpscalerFormSample })),
);

interface PopupProps {
  onClose: () => void;
}

const v2Draft = emptyDraft('ThumbnailsV2');
const retryOf = (draft: Draft) => ({ draft, failedJobId: 'sample' });

const failures = {
  failed: { kind: 'failed', draft: initialDraft, again: retryOf(initialDraft), jobId: null, isFree: true },
  failedV2: { kind: 'failed', draft: v2Draft, again: retryOf(v2Draft), jobId: null, isFree: true },
  policy: { kind: 'policy', draft: initialDraft, again: retryOf(initialDraft), jobId: null, isFree: true },
} satisfies Record<string, Failure>;

function FailureSample({ failure, onClose }: PopupProps & { failure: Failure }) {
  return (
    <FailureDialog
      failure={failure}
      onRetry={onClose}
      onChangeSettings={onClose}
      onEditPrompt={onClose}
      onCancel={onClose}
      onClose={onClose}
    />
  );
}

function ViewerSample({ onClose }: PopupProps) {
  const [image = null, setImage] = useState(sampleImages[0]);
  if (image === null) return null;
  return (
    <ImageViewer
      image={image}
      images={sampleImages}
      total={sampleImages.length}
      onChange={(id) => setImage(sampleImages.find((one) => one.id === id))}
      onClose={onClose}
      onDelete={onClose}
      hasMore={false}
      loadMore={() => undefined}
    />
  );
}

function ComparerSample({ onClose, upscale }: PopupProps & Pick<ComparerProps, 'upscale'>) {
  return (
    <Comparer
      {...sampleEnds}
      upscale={upscale}
      onClose={onClose}
      onDelete={() => undefined}
      onUseSettings={onClose}
      download={{ href: sampleEnds.after.url, name: 'adventure-sample.webp' }}
    />
  );
}

function DeleteImageSample({ onClose }: PopupProps) {
  const [first] = sampleImages;
  return first && <DeleteImageDialog target={targetOf(first)} onClose={onClose} onDeleted={onClose} />;
}

/** The real one appears only where the server would grant the offer, and its button leads to a checkout. */
function DiscountSample({ onClose }: PopupProps) {
  const t = useTexts(popupTexts);
  return (
    <DiscountOffer images={sampleImages} onClose={onClose}>
      <Button variant="main" size="lg" block onClick={onClose}>
        {t('upgradeNow')}
      </Button>
    </DiscountOffer>
  );
}

function WelcomeSample({ onClose }: PopupProps) {
  const usesCoins = useUsesCoins();
  return <WelcomeDialog user={{ ...sampleUser(Date.now()), usesCoins }} coins={100} onClose={onClose} />;
}

function SignOutEverywhereSample({ onClose }: PopupProps) {
  const t = useTexts(profileTexts);
  return (
    <ConfirmDialog
      onClose={onClose}
      title={t('signOutEverywhere')}
      sentence={t('signOutEverywhereQuestion')}
      confirmLabel={t('signOutEverywhere')}
      onConfirm={onClose}
    />
  );
}

function RestoreContentSample({ onClose }: PopupProps) {
  const t = useTexts(contentTexts);
  return (
    <ConfirmDialog
      onClose={onClose}
      title={t('restoreTitle')}
      sentence={t('restoreLine')}
      confirmLabel={t('restore')}
      onConfirm={onClose}
    />
  );
}

/** The user dialog reads the signed-in user, so it needs one. */
function UserSample({ onClose }: PopupProps) {
  const { user } = useSession();
  if (user === null) return null;
  return (
    <GuardedUser value={user}>
      <UserDialog user={sampleAdminUser} onClose={onClose} />
    </GuardedUser>
  );
}

function ClearNotificationsSample({ onClose }: PopupProps) {
  const t = useTexts(notificationsTexts);
  return (
    <ConfirmDialog
      onClose={onClose}
      title={t('clearTitle')}
      sentence={t('clearLine')}
      confirmLabel={t('clear')}
      onConfirm={onClose}
    />
  );
}

/** The popups that a studio without coins never shows. */
export const needCoins: ReadonlySet<string> = new Set(['outOfCoins', 'premium', 'trialExpired', 'discount']);

/** Every popup of the product by group; each key is the text key of its name. */
export const popups = {
  studio: {
    outOfCoins: ({ onClose }: PopupProps) => (
      <OutOfCoinsDialog
        user={sampleUser(Date.now())}
        coins={10}
        needed={15}
        fits={undefined}
        onFewer={onClose}
        images={sampleImages}
        onChooseTool={onClose}
        onClose={onClose}
      />
    ),
    premium: ({ onClose }: PopupProps) => (
      <PremiumDialog
        user={sampleUser(Date.now())}
        tool="ThumbnailsV2"
        images={sampleImages}
        onContinue={onClose}
        onClose={onClose}
      />
    ),
    trialExpired: ({ onClose }: PopupProps) => <TrialExpiredDialog images={sampleImages} onClose={onClose} />,
    discount: DiscountSample,
    welcome: WelcomeSample,
    generationFailed: (props: PopupProps) => <FailureSample {...props} failure={failures.failed} />,
    generationFailedV2: (props: PopupProps) => <FailureSample {...props} failure={failures.failedV2} />,
    contentPolicy: (props: PopupProps) => <FailureSample {...props} failure={failures.policy} />,
    training: TrainingModal,
    upscalerForm: UpscalerFormSample,
  },
  gallery: {
    viewer: ViewerSample,
    comparer: (props: PopupProps) => <ComparerSample {...props} upscale={sampleUpscale} />,
    comparerOld: (props: PopupProps) => <ComparerSample {...props} upscale={{ settings: {} }} />,
    deleteImage: DeleteImageSample,
    galleryPicker: ({ onClose }: PopupProps) => <GalleryPicker onClose={onClose} onChoose={onClose} />,
    showcase: ({ onClose }: PopupProps) => <ShowcaseDialog item={sampleShowcaseItem} onClose={onClose} />,
  },
  account: {
    login: ({ onClose }: PopupProps) => <LoginDialog options={{ mode: 'login' }} onClose={onClose} />,
    signup: ({ onClose }: PopupProps) => <LoginDialog options={{ mode: 'signUp' }} onClose={onClose} />,
    terms: ({ onClose }: PopupProps) => <LegalDialog page="terms" onClose={onClose} />,
    privacy: ({ onClose }: PopupProps) => <LegalDialog page="privacy" onClose={onClose} />,
    deleteAccount: ({ onClose }: PopupProps) => (
      <DeleteDialog email={sampleUser(0).email} onClose={onClose} />
    ),
    signOutEverywhere: SignOutEverywhereSample,
    clearNotifications: ClearNotificationsSample,
  },
  admin: { user: UserSample, restoreContent: RestoreContentSample },
  landing: { demo: DemoDialog },
} as const;
