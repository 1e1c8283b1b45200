import { EngineError } from '../engine.ts';
import type { EngineNetwork } from '../network.ts';
import { createWire } from '../remote/wire.ts';
import type { Use, Vendor } from './vendor.ts';

export interface VendorAddress {
  readonly vendor: Vendor;
  readonly baseUrl: string;
  readonly network: EngineNetwork;
}

/**
 * The `fetch` for a vendor's package. It uses our wire, which reaches only the vendor's own host, and
 * throws at once for a failure with a good status, such as a refusal.
 */
export function createVendorFetch(
  { vendor, baseUrl, network }: VendorAddress,
  { use, model }: { use: Use; model: string },
): typeof globalThis.fetch {
  const contentTypes = vendor.answersWith?.(model);
  const wire = createWire({
    vendor: vendor.name,
    network,
    ...vendor.rules,
    ...(contentTypes && { contentTypes }),
  });
  const { origin } = new URL(baseUrl);
  return async (input, init) => {
    const url = input instanceof Request ? input.url : String(input);
    if (new URL(url).origin !== origin) {
      // Packages fetch any URL in a response by themselves, past our limits and guards.
      throw new EngineError('unavailable', `${vendor.name} answered with an address in place of a picture`, {
        mayHaveCost: true,
      });
    }
    const answer = await wire(input, init);
    return vendor.inspect ? inspected(vendor, answer, use) : answer;
  };
}

async function inspected(vendor: Vendor, answer: Response, use: Use): Promise<Response> {
  const { status, headers } = answer;
  const isJson = /json/.test(headers.get('content-type') ?? '');
  const text = isJson ? await answer.text() : null;
  const fault = vendor.inspect?.({ json: text === null ? null : parsed(text), headers, use });
  if (fault) {
    await answer.body?.cancel().catch(() => {});
    throw new EngineError(fault.kind, `${vendor.name} answered with ${fault.code}`, {
      mayHaveCost: fault.mayHaveCost,
    });
  }
  return text === null ? answer : new Response(text, { status, headers });
}

/** Null for invalid JSON: the SDK reports what that means. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
