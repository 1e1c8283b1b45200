import type { GenerateRequest } from '../picture-requests.ts';
import type { DesignInput } from './builtin.ts';

/**
 * Returns the input of the design with this number, counted from 0; each has its own seed, and none is the
 * idea of an earlier one.
 */
export function toDesignInput(request: GenerateRequest, index: number): Omit<DesignInput, 'photos'> {
  const { prompt, tool, style, settings } = request;
  return {
    ...settings,
    prompt,
    tool,
    style: style.id,
    styleDescription: style.description,
    referenceDescription: request.referenceDescription,
    styleProfile: style.profile,
    seed: (settings.seed + index) % 2 ** 32,
    alternative: (request.earlier ?? 0) + index,
  };
}
