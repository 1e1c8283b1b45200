import { describe, expect, it } from 'vitest';
import { aiSdkBlueprints } from './blueprints.ts';
import { testKey } from './testing/subjects.ts';

describe('blueprints of the AI SDK', () => {
  const network = { fetch, download: () => Promise.reject(new Error('not here')) };
  const environment = { id: 'x', network, webhookUrl: null };

  it('need one variable each, named as in the SDK', async () => {
    const keys = aiSdkBlueprints.map(({ id, settings }) => [
      id,
      settings.filter(({ isRequired }) => isRequired).map(({ variable }) => variable),
    ]);
    expect(keys).toEqual([
      ['google', ['GOOGLE_GENERATIVE_AI_API_KEY']],
      ['bfl', ['BFL_API_KEY']],
      ['xai', ['XAI_API_KEY']],
      ['fireworks', ['FIREWORKS_API_KEY']],
      ['togetherai', ['TOGETHER_API_KEY']],
      ['deepinfra', ['DEEPINFRA_API_KEY']],
      ['luma', ['LUMA_API_KEY']],
    ]);
    for (const blueprint of aiSdkBlueprints) {
      const { capabilities } = await blueprint.create({ key: testKey }, environment);
      expect(capabilities).toMatchObject({ id: blueprint.id, isRemote: true, isModel: true });
      expect(capabilities.operations).toContain('generate');
    }
  });

  it('use the one model that is set for all pictures, unless another is set for edits', async () => {
    const google = aiSdkBlueprints.find(({ id }) => id === 'google');
    const madeBy = await google?.create({ key: testKey, model: 'gemini-3-pro-image' }, environment);
    expect(madeBy?.capabilities.madeBy).toBe('Made with Google Gemini (gemini-3-pro-image)');
    expect(madeBy?.capabilities.facts?.edit?.priceMicros).toBe(134_000);
    expect(google?.problemOf?.({ model: 'gemini-3-pro-image' })).toBeNull();
    const bfl = aiSdkBlueprints.find(({ id }) => id === 'bfl');
    expect(bfl?.problemOf?.({ model: 'flux-2-pro', inpaintModel: '../get_result' })).toMatch(
      /^BFL_INPAINT_MODEL is no name/,
    );
    expect(google?.problemOf?.({ model: 'gemini-3-pro-image', editModel: 'imagen-4' })).toBe(
      'GOOGLE_EDIT_MODEL is no name of a model at Google Gemini, such as gemini-3.1-flash-image',
    );
  });
});
