import Stripe from 'stripe';

/** What is read of an event: what it is called, and what it is about. */
export interface SignedEvent {
  id: string;
  type: string;
  object: Readonly<Record<string, unknown>>;
}

export interface SignedBody {
  /** As it came, byte for byte. */
  body: Buffer;
  /** The header `Stripe-Signature`; null where it is missing. */
  signature: string | null;
  receivedAt: Date;
}

export interface SignatureRule {
  secret: string;
  /** How old a signature may be. */
  toleranceSeconds: number;
}

/** The signature is missing, wrong or too old: nobody knows who sent this. */
export class StripeSignatureError extends Error {
  constructor(message: string, options?: { cause?: unknown }) {
    super(message, options);
    this.name = 'StripeSignatureError';
  }
}

/** Reads an event that Stripe has signed; null where it is signed, and no event. Throws `StripeSignatureError`. */
export function readSignedEvent(sent: SignedBody, rule: SignatureRule): SignedEvent | null {
  const { body, signature, receivedAt } = sent;
  if (signature === null) throw new StripeSignatureError('There is no signature.');
  try {
    return eventOf(
      Stripe.webhooks.constructEvent(
        body,
        signature,
        rule.secret,
        rule.toleranceSeconds,
        undefined,
        receivedAt.getTime(),
      ),
    );
  } catch (error) {
    if (error instanceof Stripe.errors.StripeSignatureVerificationError) {
      throw new StripeSignatureError(error.message, { cause: error });
    }
    // It is signed, but no JSON, or an event of another kind.
    return null;
  }
}

/** The types promise more than a sender keeps. */
function eventOf(event: unknown): SignedEvent | null {
  if (!isRecord(event) || !isRecord(event.data) || !isRecord(event.data.object)) return null;
  const { id, type } = event;
  if (!isName(id) || !isName(type)) return null;
  return { id, type, object: event.data.object };
}

/** Longer than any of Stripe's names: no index takes a text of any length. */
const longestName = 255;

const isName = (value: unknown): value is string =>
  typeof value === 'string' && value !== '' && value.length <= longestName;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The header that Stripe would send with a body at a moment, for tests. */
export function signBody(body: string, secret: string, at: Date): string {
  return Stripe.webhooks.generateTestHeaderString({
    payload: body,
    secret,
    timestamp: Math.floor(at.getTime() / 1000),
  });
}
