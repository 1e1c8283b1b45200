import type { FindingKind } from '#contract/admin-reconciliation.ts';

/** One difference. */
export interface Finding {
  kind: FindingKind;
  userId: string;
  /** What it is about; empty for the whole user. */
  subject: string;
  /** What differs, by name. */
  detail: Record<string, string | number>;
}
