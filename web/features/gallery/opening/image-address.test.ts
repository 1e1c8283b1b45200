import { describe, expect, it } from 'vitest';
import { galleryImagePath, imageOfAddress, searchWithImage } from './image-address.ts';

describe('the picture of an address', () => {
  it('is the one that it names, and none where it names none', () => {
    expect(imageOfAddress('?image=a')).toBe('a');
    expect(imageOfAddress('?q=moon&image=a')).toBe('a');
    for (const search of ['', '?image=', '?q=image']) expect(imageOfAddress(search)).toBeNull();
  });

  it('is the studio’s to take over beside `use`', () => {
    expect(imageOfAddress('?use=prompt&image=a')).toBeNull();
  });

  it('changes alone: what else the address wishes stays', () => {
    expect(searchWithImage('?q=moon&image=a', 'b')).toBe('?q=moon&image=b');
    expect(searchWithImage('?q=moon&image=a', null)).toBe('?q=moon');
    expect(searchWithImage('?image=a', null)).toBe('');
    expect(galleryImagePath('a')).toBe('/gallery?image=a');
  });
});
