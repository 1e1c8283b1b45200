import { ProfilePage as Profile } from '#web/features/accounts/profile/profile-page.tsx';
import { OwnPlan } from '#web/features/billing/index.ts';

/** The profile with the plan section from billing. */
export function ProfilePage() {
  return <Profile plan={<OwnPlan />} />;
}
