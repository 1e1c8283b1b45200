import { vi } from 'vitest';

/** Prevents real downloads; the test reads their names and addresses. */
export function catchDownloads(): { name: string; address: string }[] {
  const caught: { name: string; address: string }[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    caught.push({ name: this.download, address: this.href });
  });
  return caught;
}
