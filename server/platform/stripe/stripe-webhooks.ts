import Stripe from 'stripe';

/** What is read of an event: its id and type, and its object. */
export interface SignedEvent {
  id: string;
  type: string;
  object: Readonly<Record<string, unknown>>;
}

export interface SignedBody {
  /** The raw body, byte for byte. */
  body: Buffer;
  /** The `Stripe-Signature` header; null if missing. */
  signature: string | null;
  receivedAt: Date;
}

export interface SignatureRule {
  secret: string;
  /** Maximum age of a signature. */
  toleranceSeconds: number;
}

/** The signature is missing, wrong or too old: the sender is unknown. */
export class StripeSignatureError extends Error {
  constructor(message: string, options?: { cause?: unknown }) {
    super(message, options);
    this.name = 'StripeSignatureError';
  }
}

/** Reads a signed event; null if the signed body is not an event. Throws `StripeSignatureError`. */
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
    // Signed, but not JSON, or an unknown kind of event.
    return null;
  }
}

/** The SDK's types promise more than senders guarantee. */
function eventOf(event: unknown): SignedEvent | null {
  if (!isRecord(event) || !isRecord(event.data) || !isRecord(event.data.object)) return null;
  const { id, type } = event;
  if (!isName(id) || !isName(type)) return null;
  return { id, type, object: event.data.object };
}

/** Longer than any of Stripe's ids: bounds what goes into an index. */
const maxNameLength = 255;

const isName = (value: unknown): value is string =>
  typeof value === 'string' && value !== '' && value.length <= maxNameLength;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The header that Stripe would send with a body, for tests. */
export function signBody(body: string, secret: string, at: Date): string {
  return Stripe.webhooks.generateTestHeaderString({
    payload: body,
    secret,
    timestamp: Math.floor(at.getTime() / 1000),
  });
}
