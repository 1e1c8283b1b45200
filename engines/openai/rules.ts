import type { EngineErrorKind } from '../engine.ts';
import type { ErrorResponse, WireRules } from '../remote/wire.ts';

/** The codes and types of OpenAI's errors, and of compatible servers, that differ from their status. */
const kindOfCode: Record<string, EngineErrorKind> = {
  moderation_blocked: 'refused',
  content_policy_violation: 'refused',
  image_content_policy_violation: 'refused',
  content_filter: 'refused',
  bio_policy: 'refused',
  insufficient_quota: 'out_of_credit',
  billing_hard_limit_reached: 'out_of_credit',
  billing_not_active: 'out_of_credit',
  invalid_api_key: 'misconfigured',
  model_not_found: 'misconfigured',
  unsupported_country_region_territory: 'misconfigured',
  unknown_parameter: 'misconfigured',
};

/** For older models, which had no code for a refusal. */
const refusalWords = /safety system|content policy|content_policy|moderation/i;

export function openAiRules(vendor: string): WireRules {
  return {
    vendor,
    requestIdHeaders: ['x-request-id', 'cf-ray'],
    explain({ status, json, text }) {
      const code = codeOf(json);
      const known = code === null ? undefined : kindOfCode[code];
      if (known) return known;
      return status === 400 && refusalWords.test(text) ? 'refused' : null;
    },
  };
}

/** `{error: {code, type}}`; some servers send `{error: "words"}`. */
function codeOf(json: ErrorResponse['json']): string | null {
  const error = (json as { error?: { code?: unknown; type?: unknown } } | null)?.error;
  if (typeof error !== 'object' || error === null) return null;
  for (const value of [error.code, error.type]) {
    if (typeof value === 'string' && value in kindOfCode) return value;
  }
  return null;
}
