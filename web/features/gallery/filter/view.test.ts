import { describe, expect, it } from 'vitest';
import { changeView, isNarrowed, readView, unfilteredView, withoutFilters, writeView } from './view.ts';

const read = (search: string) => readView(new URLSearchParams(search));

describe('an address', () => {
  it('without parameters is the whole gallery, newest first', () => {
    expect(read('')).toEqual(unfilteredView);
  });

  it('contains every part of a view and reads back the same', () => {
    const view = read(
      'q=100%25_real&style=custom%3A7&tool=Thumbnail&engine=builtin&from=2026-01-02&to=2026-02-03&favorite=true' +
        '&tag=A%20%26%20B&collection=0198c0de-0000-7000-8000-000000000001&sort=oldest',
    );
    expect(view).toMatchObject({
      q: '100%_real',
      style: 'custom:7',
      tool: 'Thumbnail',
      engine: 'builtin',
      from: '2026-01-02',
      to: '2026-02-03',
      favorite: true,
      tag: 'A & B',
      sort: 'oldest',
    });
    expect(readView(writeView(view, new URLSearchParams()))).toEqual(view);
  });

  it.each([
    'tool=Paint',
    'from=yesterday',
    'collection=mine',
    'favorite=maybe',
    'sort=best',
    'style=ALL',
    'trash=false',
  ])('with %s ignores it', (search) => {
    expect(read(search)).toEqual(unfilteredView);
  });

  it('keeps valid parts beside an invalid one', () => {
    expect(read('q=cat&tool=Paint')).toEqual({ q: 'cat', sort: 'latest' });
  });

  it('with a search that is too long searches for its beginning', () => {
    expect(read(`q=${'x'.repeat(10_000)}`).q).toHaveLength(4_000);
    // Never cut within a character: no text in the database contains half of one.
    expect(read(`q=${'x'.repeat(3_999)}😀`).q).toBe('x'.repeat(3_999));
  });

  it('keeps parameters that do not belong to the view', () => {
    const written = writeView({ sort: 'latest', q: 'cat' }, new URLSearchParams('image=7&style=Retro'));
    expect(written.toString()).toBe('image=7&q=cat');
  });
});

describe('a change', () => {
  it('to nothing removes the parameter', () => {
    expect(changeView({ sort: 'latest', style: 'Retro', q: 'a' }, { style: 'all', q: undefined })).toEqual(
      unfilteredView,
    );
  });

  it('that clears the filters keeps the place and the order', () => {
    const view = readView(new URLSearchParams('q=a&style=Retro&trash=true&sort=oldest'));
    expect(isNarrowed(view)).toBe(true);
    expect(withoutFilters(view)).toEqual({ trash: true, sort: 'oldest' });
    expect(isNarrowed(withoutFilters(view))).toBe(false);
  });
});
