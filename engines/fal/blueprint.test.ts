import { expect, it } from 'vitest';
import { openNetwork } from '../testing/network.ts';
import { falBlueprint } from './blueprint.ts';

const environment = { id: 'fal', network: openNetwork, webhookUrl: null };

it('needs only a key', async () => {
  expect(
    falBlueprint.settings.filter(({ isRequired }) => isRequired).map(({ variable }) => variable),
  ).toEqual(['FAL_KEY']);
  const { capabilities } = await falBlueprint.create({ key: 'a:b' }, environment);
  expect(capabilities).toMatchObject({
    id: 'fal',
    madeBy: 'Made with fal (fal-ai/flux-2-pro)',
    operations: ['generate', 'edit', 'inpaint', 'upscale', 'removeBackground', 'trainStyle'],
    afterCrash: 'resume',
    maxReferences: 8,
    facts: { generate: { priceMicros: 30_000 }, upscale: { priceMicros: null } },
  });
});

it.each([
  [{ model: 'fal-ai/flux/dev' }, null],
  [{ model: 'flux' }, 'FAL_MODEL is no name of an endpoint at fal, such as fal-ai/flux-2-pro'],
  [{ upscaleModel: 'https://queue.fal.run/x' }, expect.stringMatching(/^FAL_UPSCALE_MODEL /)],
  [{ trainModel: '../admin/x' }, expect.stringMatching(/^FAL_TRAIN_MODEL /)],
])('rejects %j with: %s', (values, problem) => {
  expect(falBlueprint.problemOf?.({ key: 'a:b', ...values })).toEqual(problem);
});
