import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { EngineError } from '#engines/engine.ts';
import { testDatabaseKind } from '#server/platform/database/testing.ts';
import type { Client } from '#server/testing/app.ts';
import { type DesignBench, openDesignBench } from '../designs/testing.ts';
import { created, documentOf, opened, signUpEditor } from './testing.ts';

let bench: DesignBench;
let ada: Client;
beforeAll(async () => {
  bench = await openDesignBench();
});
afterAll(() => bench.close());
beforeEach(async () => {
  bench.designs.onDraw(async () => {});
  ada = await signUpEditor(bench);
});

describe(`a design in the canvas editor (${testDatabaseKind})`, () => {
  it('opens as layers, with pictures of its own and names in the user’s language', async () => {
    const image = await bench.picture(ada);
    const { document } = await created(ada, { imageId: image.id, language: 'pt' });
    const { layers } = await documentOf(ada, document.id);
    const { assets } = await opened(ada, document.id);
    expect(assets).toHaveLength(1);
    expect(layers).toMatchObject({
      base: { kind: 'base', name: 'Fundo', asset: assets[0]?.id },
      line: { kind: 'text', name: 'Título', content: 'WOW' },
    });
    const file = await ada.request(assets[0]?.url ?? '');
    expect(file.headers.get('content-type')).toBe('image/png');
  });

  it('opens as a picture where its parts cannot be drawn', async () => {
    const image = await bench.picture(ada);
    bench.designs.onDraw(() => Promise.reject(new EngineError('invalid_input', 'a photo is lost')));
    const { document } = await created(ada, { imageId: image.id });
    expect(Object.keys((await documentOf(ada, document.id)).layers)).toEqual(['base']);
    const other = await bench.picture(ada, { isRecipe: false });
    const plain = await created(ada, { imageId: other.id });
    expect(Object.keys((await documentOf(ada, plain.document.id)).layers)).toEqual(['base']);
  });
});
