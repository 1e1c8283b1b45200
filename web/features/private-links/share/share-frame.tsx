import { PictureFrame } from '#web/ui/picture-frame.tsx';

/** A small 16:9 copy of a shared picture; of another shape, its middle. */
export function ShareFrame({ url, alt }: { url: string; alt: string }) {
  return (
    <PictureFrame small on="raised">
      <img src={url} alt={alt} loading="lazy" className="size-full object-cover" />
    </PictureFrame>
  );
}
