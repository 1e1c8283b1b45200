import { Download, Ellipsis } from 'lucide-react';
import { Button } from '../button.tsx';
import { CropMarks } from '../crop-marks.tsx';
import { Dropzone } from '../dropzone.tsx';
import { EmptyState } from '../empty-state.tsx';
import { ErrorState } from '../error-state.tsx';
import { IconButton } from '../icon-button.tsx';
import { PictureBadge, PictureFrame } from '../picture-frame.tsx';
import { Skeleton } from '../skeleton.tsx';
import { Spinner } from '../spinner.tsx';
import { WatchedBar } from '../watched-bar.tsx';
import { Piece } from './piece.tsx';

export function PicturePieces() {
  return (
    <>
      <Piece name="Frames: job, estimated, selected, loading">
        <div className="grid grid-cols-2 gap-3">
          <PictureFrame className="bg-raised!">
            <CropMarks />
            <span className="type-percent absolute top-6 left-6">
              42<small className="text-[24px]">&thinsp;%</small>
            </span>
            <PictureBadge raised>0:07</PictureBadge>
            <WatchedBar percent={42} />
          </PictureFrame>
          <PictureFrame className="bg-raised!">
            <CropMarks />
            <PictureBadge raised>0:12</PictureBadge>
            <WatchedBar percent={64} estimated />
          </PictureFrame>
          <PictureFrame selected>
            <span className="absolute top-2 right-2 flex gap-1">
              <IconButton variant="picture" icon={Download} label="Download" />
              <IconButton variant="picture" icon={Ellipsis} label="More" />
            </span>
            <PictureBadge>4x</PictureBadge>
          </PictureFrame>
          <Skeleton className="aspect-video rounded-picture" />
        </div>
        <Spinner word="Loading" />
      </Piece>
      <Piece name="Dropzone">
        <div className="grid grid-cols-2 gap-3">
          <Dropzone label="Reference image" onFiles={() => {}} />
        </div>
      </Piece>
      <Piece name="Empty">
        <EmptyState
          title="No images found for the search"
          line="Try a different search term or clear your filters"
          action={<Button>Clear filters</Button>}
        />
      </Piece>
      <Piece name="Error">
        <ErrorState
          title="Generation Failed"
          sentence="We encountered an issue while generating your image. Please try again with different settings."
          notCharged
          onRetry={() => {}}
          onCancel={() => {}}
          requestId="0199c0de"
        />
      </Piece>
    </>
  );
}
