import { describe, expect, it } from 'vitest';
import { isYoutubeLinkFine, readYoutubeId } from './youtube.ts';

const id = 'dQw4w9WgXcQ';

describe('readYoutubeId', () => {
  it.each([
    `https://www.youtube.com/watch?v=${id}`,
    `http://www.youtube.com/watch?v=${id}`,
    `HTTPS://WWW.YouTube.com/watch?v=${id}`,
    `https://youtube.com/watch?v=${id}`,
    `https://m.youtube.com/watch?v=${id}`,
    `https://music.youtube.com/watch?v=${id}&list=RDAMVM`,
    `https://www.youtube.com/watch/?v=${id}`,
    `https://www.youtube.com/watch?app=desktop&v=${id}&t=42s`,
    `https://www.youtube.com/watch?v=${id}#comments`,
    `www.youtube.com/watch?v=${id}`,
    `youtube.com/watch?v=${id}`,
    `//www.youtube.com/watch?v=${id}`,
    `https://youtu.be/${id}`,
    `https://www.youtu.be/${id}`,
    `youtu.be/${id}`,
    `https://youtu.be/${id}/`,
    `https://youtu.be/${id}?si=abc&t=10`,
    `https://www.youtube.com/embed/${id}`,
    `https://www.youtube.com/embed/${id}?autoplay=1`,
    `https://www.youtube-nocookie.com/embed/${id}`,
    `https://www.youtube.com/shorts/${id}`,
    `https://youtube.com/shorts/${id}?feature=share`,
    `https://www.youtube.com/v/${id}`,
    `https://www.youtube.com/live/${id}?feature=shared`,
    `  https://youtu.be/${id}\n`,
    id,
    ` ${id} `,
  ])('finds the video in %j', (text) => {
    expect(readYoutubeId(text)).toBe(id);
  });

  it.each(['___________', '-----------', '00000000000', 'a-B_c-D_e-F'])('accepts the bare id %j', (text) => {
    expect(readYoutubeId(text)).toBe(text);
    expect(readYoutubeId(`youtu.be/${text}`)).toBe(text);
  });

  it.each([
    '',
    '   ',
    'youtube.com',
    'https://www.youtube.com/',
    'https://www.youtube.com/watch',
    'https://www.youtube.com/watch?v=',
    'https://www.youtube.com/watch?v=short',
    `https://www.youtube.com/watch?v=${id}x`,
    `https://www.youtube.com/watch?v=${id.slice(0, 10)}!`,
    `https://www.youtube.com/watch?v=${id.slice(0, 10)}é`,
    `https://www.youtube.com/watch?list=${id}`,
    `https://www.youtube.com/watch/more?v=${id}`,
    `https://www.youtube.com/embed/`,
    `https://www.youtube.com/embed/${id}/more`,
    `https://www.youtube.com/shorts/${id}x`,
    `https://www.youtube.com/channel/${id}`,
    `https://www.youtube.com/@${id}`,
    `https://youtu.be/`,
    `https://youtu.be/a/${id}`,
    `https://youtu.be/%2e%2e${id}`,
    `https://example.com/watch?v=${id}`,
    `https://youtube.com.example.com/watch?v=${id}`,
    `https://notyoutube.com/watch?v=${id}`,
    `https://evil.youtube.com/watch?v=${id}`,
    `https://youtu.be.example.com/${id}`,
    `https://www.youtube.com@example.com/watch?v=${id}`,
    `https://user:pass@www.youtube.com/watch?v=${id}`,
    `https://www.youtube.com:8443/watch?v=${id}`,
    `ftp://www.youtube.com/watch?v=${id}`,
    `javascript:alert(1)//www.youtube.com/watch?v=${id}`,
    `data:text/html,${id}`,
    `file:///v/${id}`,
    `https://127.0.0.1/watch?v=${id}`,
    `see https://youtu.be/${id}`,
    `${id}x`,
    id.slice(1),
    `https://www.youtube.com/watch?v=${id}&${'x'.repeat(2_000)}`,
  ])('finds none in %j', (text) => {
    expect(readYoutubeId(text)).toBeNull();
  });
});

it('accepts an empty link field or a valid link, and nothing else', () => {
  expect(['', '  ', id, `youtu.be/${id}`].map(isYoutubeLinkFine)).toEqual([true, true, true, true]);
  expect(['youtube', 'https://example.com'].map(isYoutubeLinkFine)).toEqual([false, false]);
});
