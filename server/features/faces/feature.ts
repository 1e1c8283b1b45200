import type { Feature } from '#server/feature.ts';
import type { FacesContext } from './context.ts';
import { workOnFiles } from './face-files.ts';
import { faceData } from './personal-data.ts';
import { registerFaceRoutes } from './routes.ts';

export function facesFeature(context: FacesContext): Feature {
  return {
    name: 'faces',
    routes: (api) => registerFaceRoutes(api, context),
    jobs: () => workOnFiles(context),
    personalData: faceData(context.database),
  };
}
