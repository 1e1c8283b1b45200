import { expect, it } from 'vitest';
import changelog from '../../../../../CHANGELOG.md?raw';
import { isSafeLink, readChangelog } from './changelog.ts';

const sample = `# Changelog

About the file.

## Unreleased

### Added
- One thing
- Another with a [link](https://example.com)

## [1.2.0] - 2026-03-04

### Fixed
- A fault

## 1.0.0

## [0.9.0-beta.1] – 2025-12-24
Text alone.
`;

it('finds the versions with their dates, and leaves out the empty ones', () => {
  expect(readChangelog(sample).map(({ version, date }) => [version, date])).toEqual([
    [null, null],
    ['1.2.0', '2026-03-04'],
    ['0.9.0-beta.1', '2025-12-24'],
  ]);
});

it('keeps headings and lists of a version with it', () => {
  const [unreleased] = readChangelog(sample);
  expect(unreleased?.body.map(({ type }) => type).filter((type) => type !== 'space')).toEqual([
    'heading',
    'list',
  ]);
});

it('reads the changelog of this project', () => {
  const releases = readChangelog(changelog);
  expect(releases.length).toBeGreaterThan(0);
});

it('follows links of the web and of this site, and no others', () => {
  expect(['https://a.example', 'mailto:a@b.example', '/pricing', '#top'].every(isSafeLink)).toBe(true);
  expect(
    ['javascript:alert(1)', ' javascript:x', 'data:text/html,x', '//evil.example', 'vbscript:x'].some(
      isSafeLink,
    ),
  ).toBe(false);
});
