import type { ComparerProps } from '../compared.ts';
import { PictureFacts } from './picture-facts.tsx';
import { UpscaleFacts } from './upscale-facts.tsx';

interface PanelContentProps extends Pick<ComparerProps, 'before' | 'after' | 'upscale'> {
  names: { before: string; after: string };
}

/** The content of the panel, a sheet on phones: facts of the upscale, or of both pictures. */
export function PanelContent({ before, after, upscale, names }: PanelContentProps) {
  if (upscale !== undefined) return <UpscaleFacts upscale={upscale} />;
  return (
    <div className="flex flex-col gap-6">
      <PictureFacts picture={before} name={names.before} />
      <PictureFacts picture={after} name={names.after} />
    </div>
  );
}
