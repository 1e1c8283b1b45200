import '../../styles.css';
import { createRoot } from 'react-dom/client';
import { Toaster } from '../toaster.tsx';
import { TooltipLayer } from '../tooltip-layer.tsx';
import { ChoicePieces } from './choice-pieces.tsx';
import { FloatingPieces } from './floating-pieces.tsx';
import { FormPieces } from './form-pieces.tsx';
import { PicturePieces } from './picture-pieces.tsx';

/** Every primitive on one page, for looking at; `npm run dev`, then /ui/kit/. Not part of the built app. */
function Kit() {
  return (
    <>
      <main className="grid items-start gap-x-10 gap-y-8 p-8 max-lg:p-5 md:grid-cols-2 xl:grid-cols-3">
        <h1 className="sr-only">Primitives</h1>
        <ChoicePieces />
        <FormPieces />
        <PicturePieces />
        <FloatingPieces />
      </main>
      <Toaster />
      <TooltipLayer />
    </>
  );
}

const theme = new URLSearchParams(window.location.search).get('theme');
if (theme !== null) document.documentElement.dataset.theme = theme;

const root = document.getElementById('root');
if (root !== null) createRoot(root).render(<Kit />);
