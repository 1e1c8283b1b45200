import type { FindingKind } from '#contract/admin-billing.ts';

/** Something that differs. */
export interface Finding {
  kind: FindingKind;
  userId: string;
  /** What of the user's it is about; empty where it is all of it. */
  subject: string;
  /** What differs, by name. */
  detail: Record<string, string | number>;
}
