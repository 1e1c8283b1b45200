import type { EngineErrorKind } from '../engine.ts';
import type { ErrorResponse, WireRules } from '../remote/wire.ts';

/**
 * The types of fal's errors that differ from their status: of models (`detail[].type`,
 * fal.ai/docs/model-apis/errors) and of its machines (`error_type`,
 * fal.ai/docs/documentation/model-apis/request-errors).
 */
const kindOfType: Record<string, EngineErrorKind> = {
  content_policy_violation: 'refused',
  no_media_generated: 'refused',
  generation_timeout: 'timed_out',
  downstream_service_error: 'unavailable',
  downstream_service_unavailable: 'unavailable',
  internal_server_error: 'unavailable',
  feature_not_supported: 'misconfigured',
  // The model takes other inputs than we sent: the operator has set its name.
  missing: 'misconfigured',
  extra_forbidden: 'misconfigured',
  'value_error.missing': 'misconfigured',
  request_timeout: 'timed_out',
  startup_timeout: 'timed_out',
  client_cancelled: 'unavailable',
  client_disconnected: 'unavailable',
};

/** fal reports an empty account with a 403 and a sentence only. */
const emptyAccount =
  /exhausted balance|top up your balance|user is locked|insufficient (?:balance|credit|funds)/i;

export const falRules: WireRules = {
  vendor: 'fal',
  requestIdHeaders: ['x-fal-request-id'],
  explain(answer) {
    const known = kindOfType[typeOf(answer) ?? ''];
    if (known) return known;
    const { status, text } = answer;
    return (status === 401 || status === 403) && emptyAccount.test(text) ? 'out_of_credit' : null;
  },
};

/** The machine-readable type of an error; null without one, such as from a proxy in front of fal. */
export function typeOf({ json, headers }: Pick<ErrorResponse, 'json' | 'headers'>): string | null {
  const body = (typeof json === 'object' && json !== null ? json : {}) as Record<string, unknown>;
  const [first] = Array.isArray(body.detail) ? (body.detail as unknown[]) : [];
  const candidates = [
    (first as { type?: unknown } | null | undefined)?.type,
    body.error_type,
    headers.get('x-fal-error-type'),
  ];
  return candidates.find((type): type is string => typeof type === 'string' && type !== '') ?? null;
}
