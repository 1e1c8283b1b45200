import { expect, it, vi } from 'vitest';
import { fetchFile, RefusedDownload } from './save-image.ts';

const image = { id: 'x', name: 'adventure-x', url: '/files/x.webp?signature=s' };
const file = (type: string) => new Response('bytes', { headers: { 'content-type': type } });

it('a file has the name of its picture and the extension of its type', async () => {
  const ask = vi.fn(async () => file('image/jpeg'));
  expect((await fetchFile(image, 'fit', ask)).name).toBe('adventure-x.jpg');
  expect(ask.mock.calls).toEqual([['/api/images/x/download?format=jpg&fit=2mb']]);
  expect((await fetchFile(image, 'webp', async () => file('image/webp'))).name).toBe('adventure-x.webp');
  const named = { ...image, name: '../Attic: video' };
  expect((await fetchFile(named, 'jpg', ask)).name).toBe('Attic video.jpg');
});

it('after a failure the next source is tried, down to the picture’s own file', async () => {
  const ask = vi
    .fn<(address: string) => Promise<Response>>()
    .mockRejectedValueOnce(new TypeError('no network'))
    .mockResolvedValueOnce(new Response('', { status: 503 }))
    .mockResolvedValueOnce(file('image/webp'));
  expect((await fetchFile(image, 'png', ask)).name).toBe('adventure-x.webp');
  expect(ask.mock.calls.flat()).toEqual([
    '/api/images/x/download?format=png',
    '/api/images/x/download?format=png&download=true',
    '/files/x.webp?signature=s&download=true&forceDownload=true',
  ]);
  await expect(
    fetchFile(image, 'png', async () => new Response('', { status: 502 })),
  ).rejects.not.toBeInstanceOf(RefusedDownload);
});

it('a refusal by the server is not retried with another source', async () => {
  const ask = vi.fn(async () => new Response('', { status: 404 }));
  await expect(fetchFile(image, 'jpg', ask)).rejects.toBeInstanceOf(RefusedDownload);
  expect(ask).toHaveBeenCalledTimes(1);
});
