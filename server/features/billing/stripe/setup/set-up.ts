import type { Stripe } from '#server/platform/stripe/stripe-client.ts';

export interface SetUp {
  stripe: Stripe;
  /** The public origin of this program; null when not given. */
  publicUrl: string | null;
  /** Receives one sentence per change. */
  say(sentence: string): void;
}
