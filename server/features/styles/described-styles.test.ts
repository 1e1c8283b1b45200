import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { errorResponseSchema } from '#contract/error-codes.ts';
import { describedStyleLimits } from '#contract/limits.ts';
import { type PlanName, plans } from '#contract/plans.ts';
import { listCustomImageStyles } from '#contract/style-lists.ts';
import { changeCustomImageStyle, createCustomImageStyle } from '#contract/styles-calls.ts';
import { testDatabaseKind } from '#server/platform/database/testing.ts';
import { newId } from '#server/platform/ids.ts';
import { type AccountBench, openAccountBench, type SignedUp } from '../accounts/testing.ts';
import { createContentPolicy } from '../content-policy/content-policy.ts';
import { registerStyleRoutes } from './routes.ts';
import { createStyles, type Styles } from './styles.ts';

let bench: AccountBench;
let styles: Styles;
const planOfUser = new Map<string, PlanName>();
beforeAll(async () => {
  bench = await openAccountBench();
  styles = createStyles({
    ...bench,
    queue: { enqueue: async () => newId(), lowestPriority: async () => null },
    newId,
    sign: (key) => `/files/${key}`,
    planOf: async (userId) => planOfUser.get(userId) ?? 'free',
  });
  registerStyleRoutes(
    bench.api,
    styles,
    createContentPolicy([(text) => text.includes('against the policy')]),
  );
});
afterAll(() => bench.close());

const path = '/api/custom-styles';
const dusk = { name: 'Dusk', description: 'Violet evening light over a quiet town.' };
const post = ({ cookie }: SignedUp, body: unknown) => bench.send(path, { method: 'POST', cookie, body });
const patch = ({ cookie }: SignedUp, id: string, body: unknown) =>
  bench.send(`${path}/${id}`, { method: 'PATCH', cookie, body });
const remove = ({ cookie }: SignedUp, id: string) =>
  bench.send(`${path}/${id}`, { method: 'DELETE', cookie });
const refusal = async (response: Response) => {
  return `${response.status} ${errorResponseSchema.parse(await response.json()).code}`;
};
async function list({ cookie }: SignedUp) {
  return listCustomImageStyles.response.parse(await (await bench.send(path, { cookie })).json()).styles;
}
async function create(user: SignedUp, body: unknown = dusk) {
  return createCustomImageStyle.response.parse(await (await post(user, body)).json()).style;
}

describe('a described style', () => {
  it('that breaks the content policy is not stored', async () => {
    const ada = await bench.signUp();
    const bad = 'This goes against the policy.';
    expect(await refusal(await post(ada, { ...dusk, description: bad }))).toBe('422 content_policy');
    expect(await refusal(await post(ada, { ...dusk, name: bad }))).toBe('422 content_policy');
    expect(await refusal(await post(ada, { ...dusk, originalDescription: bad }))).toBe('422 content_policy');
    const style = await create(ada);
    expect(await refusal(await patch(ada, style.id, { description: bad }))).toBe('422 content_policy');
    expect(await refusal(await patch(ada, style.id, { originalDescription: bad }))).toBe(
      '422 content_policy',
    );
    expect(await refusal(await patch(ada, style.id, { name: bad }))).toBe('422 content_policy');
    expect(await list(ada)).toEqual([style]);
  });

  it('is created, used by id and name, renamed, described again, and deleted', async () => {
    const ada = await bench.signUp();
    const style = await create(ada, { name: '  Blue   hour ', description: ' Deep blue,\r\nsoft light. ' });
    const description = 'Deep blue,\nsoft light.';
    expect(style).toEqual({
      id: style.id,
      name: 'Blue hour',
      description,
      originalDescription: description,
      previewUrl: null,
    });
    expect(await list(ada)).toEqual([style]);
    expect(
      await styles.resolve(ada.userId, { tool: 'Genesys Pro', field: '{"name":"BLUE HOUR"}', prompt: '' }),
    ).toEqual({
      id: style.id,
      name: 'Blue hour',
      description,
    });
    const renamed = changeCustomImageStyle.response.parse(
      await (await patch(ada, style.id, { name: 'Golden hour' })).json(),
    ).style;
    expect(renamed).toEqual({ ...style, name: 'Golden hour' });
    await patch(ada, style.id, { description: 'Warm golden light.' });
    expect(await list(ada)).toEqual([
      { ...renamed, description: 'Warm golden light.', originalDescription: 'Warm golden light.' },
    ]);
    expect(await (await remove(ada, style.id)).json()).toEqual({ success: true });
    expect(await list(ada)).toEqual([]);
    expect(await refusal(await remove(ada, style.id))).toBe('404 not_found');
    await expect(
      styles.resolve(ada.userId, { tool: 'Genesys Pro', field: style.id, prompt: '' }),
    ).rejects.toMatchObject({
      code: 'unknown_style',
    });
  });

  it('is created once when a client sends it again', async () => {
    const ada = await bench.signUp();
    const first = await create(ada);
    expect(await create(ada)).toEqual(first);
    expect(await list(ada)).toEqual([first]);
  });

  it('belongs to its user: others cannot change or delete it', async () => {
    const [ada, eve] = [await bench.signUp(), await bench.signUp()];
    const style = await create(ada);
    expect(await refusal(await patch(eve, style.id, { name: 'Mine' }))).toBe('404 not_found');
    expect(await refusal(await remove(eve, style.id))).toBe('404 not_found');
    expect(await list(ada)).toEqual([style]);
    expect((await create(eve)).id).not.toBe(style.id);
  });

  it('requires a session', async () => {
    expect((await bench.send(path, { method: 'POST', body: dusk })).status).toBe(401);
    expect((await bench.send(`${path}/x`, { method: 'PATCH', body: dusk })).status).toBe(401);
    expect((await bench.send(`${path}/x`, { method: 'DELETE' })).status).toBe(401);
  });
});

describe('the name of a described style', () => {
  it.each([
    ['nothing', undefined],
    ['a number', 7],
    ['empty', ''],
    ['blank', ' \u200b\u00ad '],
    ['a NUL', 'a\0b'],
    ['a broken line', 'a\nb'],
    ['a turned direction', 'a\u202eb'],
    ['half a character', 'a\ud83d'],
    ['41 characters', 'x'.repeat(41)],
  ])('cannot be %s', async (_case, name) => {
    const ada = await bench.signUp();
    expect(await refusal(await post(ada, { ...dusk, name }))).toBe('422 style_name_invalid');
    expect(await list(ada)).toEqual([]);
  });

  it.each(['x', 'é'.repeat(40), '🎨'.repeat(40), '<b>Bold</b> & "co"', 'سينما', '日本'])(
    'can be %j',
    async (name) => {
      const ada = await bench.signUp();
      expect(await create(ada, { ...dusk, name })).toMatchObject({ name });
    },
  );

  it.each([
    ['in another case', 'cafe NOIR'],
    ['without the accent', 'Cafe Noir'],
    ['with the accent as a mark of its own', 'Cafe\u0301 Noir'],
    ['with more spaces', 'Café   Noir'],
    ['with an invisible joiner', 'Ca\u2060fé Noir'],
    ["a preset's", 'comic'],
    ["a preset's label", 'CCTV Footage'],
    ["a preset's with an accent", 'Cinéma'],
  ])('cannot be an existing one %s', async (_case, name) => {
    const ada = await bench.signUp();
    await create(ada, { ...dusk, name: 'Café Noir' });
    const other = await create(ada, { ...dusk, name: 'Other' });
    expect(await refusal(await post(ada, { ...dusk, name, description: 'Something else.' }))).toBe(
      '409 style_name_taken',
    );
    expect(await refusal(await patch(ada, other.id, { name }))).toBe('409 style_name_taken');
  });

  it('can change to another spelling of itself', async () => {
    const ada = await bench.signUp();
    const { id } = await create(ada);
    expect((await patch(ada, id, { name: 'DUSK' })).status).toBe(200);
    expect(await list(ada)).toMatchObject([{ id, name: 'DUSK' }]);
  });
});

it.each([
  ['too short', 'x'.repeat(describedStyleLimits.descriptionMinCharacters - 1)],
  ['too short within its spaces', `${' '.repeat(20)}short`],
  ['too long', 'x'.repeat(describedStyleLimits.descriptionMaxCharacters + 1)],
  ['invisible', '\u200b'.repeat(20)],
  ['with a NUL', 'all is well\0 here'],
])('a description %s is refused', async (_case, description) => {
  const ada = await bench.signUp();
  expect(await refusal(await post(ada, { ...dusk, description }))).toBe('422 style_description_invalid');
  const { id } = await create(ada);
  expect(await refusal(await patch(ada, id, { description }))).toBe('422 style_description_invalid');
});

describe(`the plan's limit (${testDatabaseKind})`, () => {
  const free = plans.free.describedStyles;

  it('is never exceeded: of ten concurrent requests as many succeed as the plan allows', async () => {
    const ada = await bench.signUp();
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, at) => post(ada, { ...dusk, name: `Style ${at}` })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(free);
    for (const answer of answers.filter(({ status }) => status !== 200))
      expect(await refusal(answer)).toBe('403 too_many_described_styles');
    expect(await list(ada)).toHaveLength(free);
  });

  it('stores one style when the same request arrives ten times at once', async () => {
    const ada = await bench.signUp();
    const answers = await Promise.all(Array.from({ length: 10 }, () => post(ada, dusk)));
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200));
    expect(await list(ada)).toHaveLength(1);
  });

  it('keeps names unique after ten concurrent renames to one name', async () => {
    const ada = await bench.signUp();
    const [first, second] = [await create(ada), await create(ada, { ...dusk, name: 'Dawn' })];
    const answers = await Promise.all([first, second].map(({ id }) => patch(ada, id, { name: 'Noon' })));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(new Set((await list(ada)).map(({ name }) => name)).size).toBe(2);
  });

  it('rises with the plan, and a later smaller plan removes nothing', async () => {
    const ada = await bench.signUp();
    planOfUser.set(ada.userId, 'basic');
    for (let at = 0; at < free + 2; at += 1) await create(ada, { ...dusk, name: `Style ${at}` });
    planOfUser.set(ada.userId, 'free');
    expect(await list(ada)).toHaveLength(free + 2);
    expect(await refusal(await post(ada, { ...dusk, name: 'One more' }))).toBe(
      '403 too_many_described_styles',
    );
  });
});

const styleOf = async (response: Response) =>
  createCustomImageStyle.response.parse(await response.json()).style;

it("keeps the user's words beside an enhanced description, until it is described again", async () => {
  const user = await bench.signUp();
  const description = `${dusk.description.slice(0, -1)}, deep shadows and little light`;
  const style = await styleOf(
    await post(user, { ...dusk, description, originalDescription: dusk.description }),
  );
  expect(style).toMatchObject({ description, originalDescription: dusk.description });
  const renamed = await styleOf(await patch(user, style.id, { name: 'Evening' }));
  expect(renamed).toMatchObject({ description, originalDescription: dusk.description });
  const redescribed = await styleOf(await patch(user, style.id, { description: 'All in bright orange.' }));
  expect(redescribed).toMatchObject({
    description: 'All in bright orange.',
    originalDescription: 'All in bright orange.',
  });
});

it("publishes a style's changes to its user's browsers only", async () => {
  const [user, other] = [await bench.signUp(), await bench.signUp()];
  const received: string[] = [];
  const stops = await Promise.all(
    [user, other].map(({ userId }, at) =>
      bench.events.subscribe(userId, null, async ({ type }) => {
        if (type.startsWith('image-style.')) received.push(`${at} ${type}`);
      }),
    ),
  );
  const style = await styleOf(await post(user, dusk));
  await patch(user, style.id, { name: 'Evening' });
  await remove(user, style.id);
  await expect
    .poll(() => received)
    .toEqual(['0 image-style.changed', '0 image-style.changed', '0 image-style.deleted']);
  for (const stop of stops) stop();
});
