import type { WireRules } from '../remote/wire.ts';

/** `{error, detail, body, errors}`: `error` is the name of a Python exception, the rest are sentences. */
export function webUiRules(vendor: string): WireRules {
  return {
    vendor,
    explain: ({ status, json }) =>
      status === 400 && detailOf(json) === 'Sampler not found' ? 'misconfigured' : null,
    codeOf({ json }) {
      const error = (json as { error?: unknown } | null)?.error;
      return typeof error === 'string' && /^[A-Za-z][\w.]{2,59}$/.test(error) ? error : null;
    },
  };
}

function detailOf(json: unknown): unknown {
  return (json as { detail?: unknown } | null)?.detail;
}
