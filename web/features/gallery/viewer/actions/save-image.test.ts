import { expect, it, vi } from 'vitest';
import { downloadPath, type ExportChoice } from '#contract/image-exports.ts';
import { fetchFile, RefusedDownload } from './save-image.ts';

const as = (choice: ExportChoice) => ({ base: 'adventure-x', path: downloadPath('x', choice) });
const file = (type: string) => new Response('bytes', { headers: { 'content-type': type } });

it('a file has the name of its picture and the extension of its type', async () => {
  const ask = vi.fn(async () => file('image/jpeg'));
  expect((await fetchFile(as('fit'), ask)).name).toBe('adventure-x.jpg');
  expect(ask.mock.calls).toEqual([['/api/images/x/download?format=jpg&fit=2mb']]);
  expect((await fetchFile(as('webp'), async () => file('image/webp'))).name).toBe('adventure-x.webp');
});

it('after a failure the same file is asked for past any cache', async () => {
  const ask = vi
    .fn<(address: string) => Promise<Response>>()
    .mockRejectedValueOnce(new TypeError('no network'))
    .mockResolvedValueOnce(file('image/png'));
  expect((await fetchFile(as('png'), ask)).name).toBe('adventure-x.png');
  expect(ask.mock.calls.flat()).toEqual([
    '/api/images/x/download?format=png',
    '/api/images/x/download?format=png&download=true',
  ]);
  await expect(
    fetchFile(as('png'), async () => new Response('', { status: 502 })),
  ).rejects.not.toBeInstanceOf(RefusedDownload);
});

it('a refusal by the server is not retried with another source', async () => {
  const ask = vi.fn(async () => new Response('', { status: 404 }));
  await expect(fetchFile(as('jpg'), ask)).rejects.toBeInstanceOf(RefusedDownload);
  expect(ask).toHaveBeenCalledTimes(1);
});
