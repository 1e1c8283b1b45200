import { describe, expect, it } from 'vitest';
import { galleryImagePath, imageInAddress, searchWithImage } from './image-address.ts';

describe('the picture in an address', () => {
  it('is the one it names, or none', () => {
    expect(imageInAddress('?image=a')).toBe('a');
    expect(imageInAddress('?q=moon&image=a')).toBe('a');
    for (const search of ['', '?image=', '?q=image']) expect(imageInAddress(search)).toBeNull();
  });

  it('belongs to the studio’s form beside `use`', () => {
    expect(imageInAddress('?use=prompt&image=a')).toBeNull();
  });

  it('changes alone: the other parameters stay', () => {
    expect(searchWithImage('?q=moon&image=a', 'b')).toBe('?q=moon&image=b');
    expect(searchWithImage('?q=moon&image=a', null)).toBe('?q=moon');
    expect(searchWithImage('?image=a', null)).toBe('');
    expect(galleryImagePath('a')).toBe('/gallery?image=a');
  });
});
