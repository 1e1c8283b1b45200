/**
 * The minimum cost of a gallery: the same pictures in the same columns with @tanstack/react-virtual, all
 * records preloaded, and only the picture and one line on each tile.
 */
import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useRef } from 'react';
import { createRoot } from 'react-dom/client';

interface PictureRecord {
  id: string;
  url: string;
  width: number;
  height: number;
  prompt: string;
}

const columns = 3;
const gap = 16;
const rowGap = 20;
const lineHeight = 28;

function Grid({ records }: { records: readonly PictureRecord[] }) {
  const grid = useRef<HTMLDivElement>(null);
  const columnWidth = (window.innerWidth - 48 - gap * (columns - 1)) / columns;
  const pictureHeight = (index: number) => {
    const { width, height } = records[index] ?? { width: 16, height: 9 };
    return Math.round((columnWidth * height) / width);
  };
  const virtualizer = useWindowVirtualizer({
    count: records.length,
    lanes: columns,
    gap: rowGap,
    overscan: 9,
    estimateSize: (index) => pictureHeight(index) + lineHeight,
    getItemKey: (index) => records[index]?.id ?? index,
  });
  return (
    <div id="grid" ref={grid} data-grid style={{ height: virtualizer.getTotalSize() }}>
      {virtualizer.getVirtualItems().map(({ key, index, lane, start }) => (
        <div
          key={key}
          className="tile"
          style={{
            width: columnWidth,
            transform: `translate(${lane * (columnWidth + gap)}px, ${start}px)`,
          }}
        >
          <img src={records[index]?.url} alt="" decoding="async" style={{ height: pictureHeight(index) }} />
          <p>{records[index]?.prompt}</p>
        </div>
      ))}
    </div>
  );
}

const records = (await (await fetch('records.json')).json()) as PictureRecord[];
const root = document.querySelector('#root');
if (root === null) throw new Error('The page has no root element.');
createRoot(root).render(<Grid records={records} />);
