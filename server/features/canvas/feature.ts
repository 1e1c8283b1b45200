import type { Feature } from '#server/feature.ts';
import type { Canvas } from './canvas.ts';

export function canvasFeature(canvas: Canvas): Feature {
  return {
    name: 'canvas',
    routes: (api) => canvas.registerRoutes(api),
    jobs: () => canvas.work(),
    sweep: (now) => canvas.sweep(now),
    personalData: canvas.personalData,
  };
}
