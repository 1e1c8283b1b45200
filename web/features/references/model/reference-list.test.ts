import { describe, expect, it } from 'vitest';
import { acceptOne, acceptUpToFive, moved } from './reference-list.ts';

const photo = (name: string) => ({ name: `${name}.jpg`, type: 'image/jpeg' });
const letter = { name: 'letter.pdf', type: 'application/pdf' };
const names = (files: readonly { name: string }[]) => files.map(({ name }) => name);

describe('a tool with up to five references', () => {
  it('accepts pictures and reports everything else', () => {
    expect(acceptUpToFive([photo('a'), letter, photo('b')], 0)).toEqual({
      taken: [photo('a'), photo('b')],
      notices: ['onlyImages'],
    });
  });

  it('keeps the first five of six', () => {
    const { taken, notices } = acceptUpToFive(['a', 'b', 'c', 'd', 'e', 'f'].map(photo), 0);
    expect(names(taken)).toEqual(['a.jpg', 'b.jpg', 'c.jpg', 'd.jpg', 'e.jpg']);
    expect(notices).toEqual(['maxTotal']);
  });

  it('counts those already there', () => {
    expect(acceptUpToFive([photo('a'), photo('b')], 4)).toEqual({
      taken: [photo('a')],
      notices: ['maxTotal'],
    });
    expect(acceptUpToFive([photo('a')], 5)).toEqual({ taken: [], notices: ['maxAllowed'] });
  });

  it('accepts a file of unknown type by its extension', () => {
    const offered = [
      { name: 'IMG_1.HEIC', type: '' },
      { name: 'notes', type: '' },
    ];
    expect(acceptUpToFive(offered, 0)).toEqual({ taken: [offered[0]], notices: ['onlyImages'] });
  });
});

describe('a tool with one reference', () => {
  it('takes the first picture', () => {
    expect(acceptOne([letter, photo('a')], 'drop')).toEqual({ taken: [photo('a')], notices: [] });
    expect(acceptOne([photo('a'), photo('b')], 'pick')).toEqual({
      taken: [photo('a')],
      notices: ['onlyFirst'],
    });
  });

  it('words its notice by how the file was added', () => {
    expect(acceptOne([letter], 'drop').notices).toEqual(['dropValid']);
    expect(acceptOne([letter], 'pick').notices).toEqual(['uploadValid']);
    expect(acceptOne([letter], 'paste').notices).toEqual(['uploadValid']);
  });
});

it('moves an entry and stops at the ends', () => {
  expect(moved(['a', 'b', 'c'], 0, 2)).toEqual(['b', 'c', 'a']);
  expect(moved(['a', 'b', 'c'], 2, 0)).toEqual(['c', 'a', 'b']);
  expect(moved(['a', 'b', 'c'], 0, -1)).toEqual(['a', 'b', 'c']);
  expect(moved(['a', 'b', 'c'], 2, 3)).toEqual(['a', 'b', 'c']);
});
