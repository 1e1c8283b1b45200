import { createPublicKey, type KeyObject, verify } from 'node:crypto';
import * as z from 'zod';
import { dayMs, minuteMs } from '#contract/durations.ts';
import type { EngineNetwork } from '../network.ts';
import { withEngineErrors } from '../remote/as-engine-error.ts';
import { createWire } from '../remote/wire.ts';
import type { FalHosts } from './hosts.ts';
import { falRules } from './rules.ts';

const keysAddress = 'https://rest.fal.ai/.well-known/jwks.json';
/** fal's own limit. */
const maxAgeMs = dayMs;
/** Forged signatures must not make us read the keys more often than this. */
const readAgainAfterMs = minuteMs;
const timeoutMs = 8_000;
const maxKeys = 20;
const maxFileLength = 256 * 1024;

/** fal's public keys. */
export interface KeyRing {
  /**
   * Returns whether one of them has signed this, at a time in milliseconds. Throws an `EngineError` when
   * there are no keys and fal does not send any.
   */
  hasSigned(message: Uint8Array, signature: Uint8Array, now: number): Promise<boolean>;
}

interface Deps {
  readonly hosts: FalHosts;
  readonly network: Pick<EngineNetwork, 'fetch'>;
}

/**
 * Keeps fal's keys for a day. An unknown signature may come from a new key, so it reads the keys again, at
 * most once a minute.
 */
export function createKeyRing(deps: Deps): KeyRing {
  let keys: readonly KeyObject[] = [];
  let readAt = Number.NEGATIVE_INFINITY;
  let requestedAt = Number.NEGATIVE_INFINITY;
  let reading: Promise<void> | null = null;

  function readAgain(now: number): Promise<void> {
    if (reading === null && now - requestedAt < readAgainAfterMs) return Promise.resolve();
    if (reading === null) requestedAt = now;
    // Concurrent callers wait for the same response.
    reading ??= readKeys(deps)
      .then((found) => {
        keys = found;
        readAt = now;
      })
      .finally(() => {
        reading = null;
      });
    return reading;
  }

  return {
    async hasSigned(message, signature, now) {
      if (now - readAt > maxAgeMs) {
        keys = [];
        await readAgain(now);
      }
      const isSigned = () => keys.some((key) => verify(null, message, key, signature));
      if (isSigned()) return true;
      await readAgain(now);
      return isSigned();
    },
  };
}

const jwksSchema = z.object({ keys: z.array(z.unknown()) });
const keySchema = z.object({ kty: z.literal('OKP'), crv: z.literal('Ed25519'), x: z.string() });

async function readKeys({ hosts, network }: Deps): Promise<readonly KeyObject[]> {
  // A server may send a file of keys with any content type.
  const fetch = createWire({ ...falRules, network, maxAnswerBytes: maxFileLength, contentTypes: /^/ });
  const never = new AbortController().signal;
  const answer = await withEngineErrors('fal', { signal: never, mayHaveCost: false }, async () => {
    const response = await fetch(hosts.reach(keysAddress), { signal: AbortSignal.timeout(timeoutMs) });
    return jwksSchema.parse(await response.json());
  });
  return answer.keys.slice(0, maxKeys).flatMap((entry) => {
    const key = keySchema.safeParse(entry);
    if (!key.success) return [];
    try {
      return createPublicKey({ key: key.data, format: 'jwk' });
    } catch {
      return [];
    }
  });
}
